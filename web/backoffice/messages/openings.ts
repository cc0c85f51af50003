import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { GuestMailName } from '#domain/messages/mail-names.ts';
import { LONGEST_OPENING, type MailOpenings, unknownPlaceholder } from '#domain/messages/mail-opening.ts';
import type { Language } from '#domain/text/language.ts';
import { config as configEntity } from '#entities/config.ts';
import { recordFailure } from '#text/errors/error-catalogue.ts';
import { saveSingle, singleQuery } from '#web/lib/single-record.ts';
import { trpc } from '#web/lib/trpc.ts';
import * as texts from './texts.ts';

export interface Openings {
  /** What the owner has written; '' = the usual one holds. */
  of(mail: GuestMailName, language: Language): string;
  /** Throws on failure, which is listed. */
  save(mail: GuestMailName, language: Language, opening: string): Promise<void>;
  /** While it is not, nothing can be written. */
  isLoaded: boolean;
}

/** The owner's own openings, which are one field of the settings. */
export function useOpenings(): Openings {
  const queries = useQueryClient();
  const { client } = trpc.useUtils();
  const stored = useQuery(
    singleQuery('config', recordFailure(configEntity, 'read'), () => client.config.get.query()),
  );
  const openingsOf = (settings: { mailOpenings?: MailOpenings }) => settings.mailOpenings ?? {};
  return {
    of: (mail, language) => openingsOf(stored.data ?? {})[mail]?.[language] ?? '',
    async save(mail, language, opening) {
      await saveSingle(queries, 'config', recordFailure(configEntity, 'update'), async () => {
        // Others write other openings meanwhile: the field is sent as a whole.
        const now = openingsOf(await client.config.get.query());
        const changed = { ...now, [mail]: { ...now[mail], [language]: opening } };
        return client.config.save.mutate({ mailOpenings: changed });
      });
    },
    isLoaded: stored.isSuccess,
  };
}

/** Whether the server would take it. */
export function isValidOpening(opening: string): boolean {
  return openingFault(opening) === null;
}

/** What is wrong with an opening, as a sentence; null = nothing. */
export function openingFault(opening: string): string | null {
  const name = unknownPlaceholder(opening);
  if (name !== null) return texts.placeholderUnknown({ name });
  return opening.length > LONGEST_OPENING ? texts.openingTooLong({ longest: LONGEST_OPENING }) : null;
}
