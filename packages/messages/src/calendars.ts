import type { Language } from '@topspin/contract';

type Words = {
  readonly canceled: (reason: string) => string;
  readonly seasonStarts: (name: string) => string;
  readonly seasonEnds: (name: string) => string;
};

/** What the events of a calendar say. */
export const calendars: Record<Language, Words> = {
  es: {
    canceled: (reason) => `Cancelado: ${reason}`,
    seasonStarts: (name) => `Empieza ${name}`,
    seasonEnds: (name) => `Termina ${name}`,
  },
  en: {
    canceled: (reason) => `Cancelled: ${reason}`,
    seasonStarts: (name) => `${name} begins`,
    seasonEnds: (name) => `${name} ends`,
  },
  ca: {
    canceled: (reason) => `Cancel·lat: ${reason}`,
    seasonStarts: (name) => `Comença ${name}`,
    seasonEnds: (name) => `Acaba ${name}`,
  },
};
