import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type SmtpMood =
  | 'well'
  /** 421 before anything. */
  | 'busy'
  /** 451 after the whole message. */
  | 'forgetful'
  /** 550 for every recipient. */
  | 'refusing'
  /** Accepts the connection and never says a word. */
  | 'silent'
  /** 535 for every login, with the name in the answer. */
  | 'locked';

export interface SmtpPeer {
  url: string;
  /** What was accepted, in order. */
  mails: Email[];
  /** How many connections were opened so far. */
  connections(): number;
  setMood(mood: SmtpMood): void;
  close(): Promise<void>;
}

/** A mail server of our own that can be in any mood. */
export async function startSmtpServer(): Promise<SmtpPeer> {
  let mood: SmtpMood = 'well';
  const mails: Email[] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onConnect(_session, done) {
      connections += 1;
      if (mood === 'silent') return;
      done(mood === 'busy' ? failure(421, 'Too busy') : undefined);
    },
    onAuth({ username = '' }, _session, done) {
      if (mood === 'locked') done(failure(535, `Authentication failed for ${username}`));
      else done(null, { user: username });
    },
    onRcptTo(_address, _session, done) {
      done(mood === 'refusing' ? failure(550, 'No such user') : undefined);
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (mood === 'forgetful') return done(failure(451, 'Try again later'));
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push(mail);
          done();
        });
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    connections: () => connections,
    setMood: (next) => {
      mood = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function failure(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
