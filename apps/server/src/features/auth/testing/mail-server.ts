import { type AddressInfo, createServer } from 'node:net';

export interface MailServer {
  url: string;
  /** Whole SMTP sessions: envelope and message as received. */
  received: string[];
  /** The response to each recipient. */
  recipientResponse: string;
  close(): Promise<void>;
}

/** Starts a server for the subset of SMTP (RFC 5321) that one plain message needs. */
export async function startMailServer(): Promise<MailServer> {
  const receivedMails: string[] = [];
  const mailServer: MailServer = {
    url: '',
    received: receivedMails,
    recipientResponse: '250 fine',
    close: async () => {},
  };
  const server = createServer((socket) => {
    let transcript = '';
    let position = 0;
    let isInData = false;
    socket.on('error', () => {});
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      transcript += chunk;
      for (
        let end = transcript.indexOf('\r\n', position);
        end >= 0;
        end = transcript.indexOf('\r\n', position)
      ) {
        const line = transcript.slice(position, end);
        position = end + 2;
        if (isInData) {
          if (line !== '.') continue;
          isInData = false;
          receivedMails.push(transcript);
          socket.write('250 accepted\r\n');
        } else if (line === 'DATA') {
          isInData = true;
          socket.write('354 go on\r\n');
        } else if (line.startsWith('RCPT')) socket.write(`${mailServer.recipientResponse}\r\n`);
        else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 fine\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  mailServer.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  mailServer.close = () => new Promise((resolve) => server.close(() => resolve()));
  return mailServer;
}
