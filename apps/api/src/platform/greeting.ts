import { isOwn } from '#platform/https/own-hosts.ts';
import { renderUnicodeCompact } from 'uqr';

export type Greeting = {
  port: number;
  /** The port that speaks TLS with a certificate of its own; undefined without `HTTPS=1`. */
  https: number | undefined;
  host: string;
  publicUrl: string | undefined;
  /** The machine's address in the hall. */
  hall: string | undefined;
  /** The code that makes the first account an admin; undefined once there is one. */
  setupCode: string | undefined;
  mailIsSent: boolean;
  notes: string[];
};

/** What startup prints: the address to open, and what is worth knowing. */
export function greeting(start: Greeting): string {
  const links = linkLines(start);
  return ['', ...start.notes, ...mailLine(start), ...setupLine(start), ...links, ''].join('\n');
}

function linkLines({ port, https, host, publicUrl, hall }: Greeting): string[] {
  const open = host === '0.0.0.0' || host === '::';
  const here = `http://${open ? 'localhost' : host}:${port}`;
  const shared = publicUrl ?? (open && hall !== undefined ? `http://${hall}:${port}` : undefined);
  const ready = `Topspin is ready: ${here}`;
  const secure = https === undefined ? [] : secureLines(`${open ? hallName(hall) : host}:${https}`);
  return shared === undefined
    ? [...secure, ready]
    : ['', renderUnicodeCompact(shared), '', `In the hall:      ${shared}`, ...secure, ready];
}

/** The authority vouches for private addresses alone. */
const hallName = (hall = 'localhost'): string => (isOwn(hall) ? hall : 'localhost');

const secureLines = (place: string): string[] => [
  `With HTTPS:       https://${place} (phones trust its certificate once: open /secure-connection on them)`,
];

function setupLine({ setupCode }: Greeting): string[] {
  if (setupCode === undefined) return [];
  return [`Setup code for the first account, which becomes the admin: ${setupCode}`];
}

function mailLine({ mailIsSent }: Greeting): string[] {
  return mailIsSent
    ? []
    : ['No mail can be sent (SMTP_URL is not set): mails are kept in the outbox, for the admin to read.'];
}
