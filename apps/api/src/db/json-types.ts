import type { Circuit, drawReport, OwnPlayer, Phone, Venue } from '@topspin/contract';
import type { PlayerId } from '@topspin/engine';
import type { z } from 'zod/mini';

/** What columns of JSON hold, where a contract's type has no name of its own. */
export type { Phone, RankingSystem } from '@topspin/contract';
export type Phones = Phone[];
export type CircuitDescription = Circuit['description'];
export type SocialNetworks = OwnPlayer['social_networks'];
export type VenueContacts = Venue['contacts'];

type ReportOnWire = z.infer<typeof drawReport>;

/** A place that a qualifier left after the draw, and who took it: nobody where it was left to walkovers. */
export type KeptVacancy = { readonly player: PlayerId; readonly by: PlayerId | null };

/** The report of a draw as it is kept with its phase: people by their ids alone. */
export type KeptReport = Omit<ReportOnWire, 'vacancies'> & { readonly vacancies?: readonly KeptVacancy[] };

/** The same as it was stored: the first reports named no method. */
export type StoredReport = Omit<KeptReport, 'method'> & { readonly method?: number };
