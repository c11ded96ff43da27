import { isOwn } from '#platform/https/own-hosts.ts';
import { renderUnicodeCompact } from 'uqr';

/** The port that speaks TLS, and the fingerprint of the certificate that phones are asked to trust. */
type Https = { readonly port: number; readonly fingerprint: string };

export type Greeting = {
  port: number;
  /** Undefined without `HTTPS=1`. */
  https: Https | undefined;
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
  const secure = https === undefined ? [] : secureLines(open ? (hall ?? 'localhost') : host, https);
  return shared === undefined
    ? [...secure, ready]
    : ['', renderUnicodeCompact(shared), '', `In the hall:      ${shared}`, ...secure, ready];
}

/** The authority vouches for private addresses alone: phones cannot use another, nor this machine's own name. */
function secureLines(host: string, { port, fingerprint }: Https): string[] {
  const isReached = isOwn(host) && !/^(localhost$|127\.)/u.test(host);
  const why = isOwn(host)
    ? ''
    : `: no certificate of its own can be for ${host}, which is not a private address`;
  return isReached
    ? [
        `With HTTPS:       https://${host}:${port} (phones trust its certificate once: open /secure-connection on them)`,
        `Its fingerprint:  ${fingerprint} (a phone has to show the same)`,
      ]
    : [`With HTTPS:       https://localhost:${port} (on this machine alone${why})`];
}

function setupLine({ setupCode }: Greeting): string[] {
  if (setupCode === undefined) return [];
  return [`Setup code for the first account, which becomes the admin: ${setupCode}`];
}

function mailLine({ mailIsSent }: Greeting): string[] {
  return mailIsSent
    ? []
    : ['No mail can be sent (SMTP_URL is not set): mails are kept in the outbox, for the admin to read.'];
}
