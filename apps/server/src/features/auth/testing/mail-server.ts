import { type AddressInfo, createServer } from 'node:net';

export interface MailServer {
  url: string;
  /** Whole SMTP sessions: envelope and message as received. */
  received: string[];
  /** The response to each recipient. */
  answer: string;
  close(): Promise<void>;
}

/** Starts a server for the subset of SMTP (RFC 5321) that one plain message needs. */
export async function startMailServer(): Promise<MailServer> {
  const received: string[] = [];
  const state: MailServer = { url: '', received, answer: '250 fine', close: async () => {} };
  const server = createServer((socket) => {
    let all = '';
    let seen = 0;
    let inData = false;
    socket.on('error', () => {});
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      all += chunk;
      for (let end = all.indexOf('\r\n', seen); end >= 0; end = all.indexOf('\r\n', seen)) {
        const line = all.slice(seen, end);
        seen = end + 2;
        if (inData) {
          if (line !== '.') continue;
          inData = false;
          received.push(all);
          socket.write('250 taken\r\n');
        } else if (line === 'DATA') {
          inData = true;
          socket.write('354 go on\r\n');
        } else if (line.startsWith('RCPT')) socket.write(`${state.answer}\r\n`);
        else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 fine\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  state.close = () => new Promise((resolve) => server.close(() => resolve()));
  return state;
}
