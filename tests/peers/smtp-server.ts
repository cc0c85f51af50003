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

/** Where a conversation about one mail can stand; accepted: the server has the whole message and has not said so yet. */
export type SmtpStage = 'connected' | 'message' | 'accepted';

type Interruption = (accepted?: Email) => Promise<void>;

export interface SmtpPeer {
  url: string;
  /** What was accepted, in order. */
  mails: Email[];
  /** How many connections were opened so far. */
  connections(): number;
  /** How many messages it thought about at the same moment, at most. */
  mostAtOnce(): number;
  setMood(mood: SmtpMood): void;
  /** How long the server thinks about each message before it accepts it, in milliseconds. */
  setDelay(ms: number): void;
  /**
   * What happens the next time a conversation gets to this stage, before the server says anything; it is told the mail that was
   * accepted. A message that is interrupted before it is accepted is not taken.
   */
  interrupt(stage: SmtpStage, act: Interruption): void;
  close(): Promise<void>;
}

/** A mail server of our own that can be in any mood. */
export async function startSmtpServer(): Promise<SmtpPeer> {
  let mood: SmtpMood = 'well';
  const mails: Email[] = [];
  let delay = 0;
  let interruption: { stage: SmtpStage; act: Interruption } | null = null;
  /** True if it was interrupted there. */
  const reached = async (stage: SmtpStage, accepted?: Email): Promise<boolean> => {
    if (interruption?.stage !== stage) return false;
    const { act } = interruption;
    interruption = null;
    await act(accepted);
    return true;
  };
  let connections = 0;
  let [underWay, mostAtOnce] = [0, 0];
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onConnect(_session, done) {
      connections += 1;
      if (mood === 'silent') return;
      void reached('connected').then(() => done(mood === 'busy' ? failure(421, 'Too busy') : undefined));
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
      const cutOff = reached('message');
      stream.on('end', async () => {
        if (mood === 'forgetful' || (await cutOff)) return done(failure(451, 'Try again later'));
        underWay += 1;
        mostAtOnce = Math.max(mostAtOnce, underWay);
        if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
        underWay -= 1;
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        mails.push(mail);
        await reached('accepted', mail);
        done();
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
    mostAtOnce: () => mostAtOnce,
    setMood: (next) => {
      mood = next;
    },
    setDelay: (ms) => {
      delay = ms;
    },
    interrupt: (stage, act) => {
      interruption = { stage, act };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function failure(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
