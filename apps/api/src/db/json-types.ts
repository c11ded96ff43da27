import type { drawReport, MatchEventOnWire, OwnPlayer, Phone, Venue } from '@topspin/contract';
import type { PlayerId, SwissOrder } from '@topspin/engine';
import type { z } from 'zod/mini';

/** The types of JSON columns that have no named type in the contract. */
export type { Description, Phone, RankingSystem } from '@topspin/contract';
export type Phones = Phone[];
export type SocialNetworks = OwnPlayer['social_networks'];
export type LoggedEvents = readonly MatchEventOnWire[];
export type VenueContacts = Venue['contacts'];

type ReportOnWire = z.infer<typeof drawReport>;

/** A place left by a qualifier after the draw, and who took it: nobody if it was left to walkovers. */
export type KeptVacancy = { readonly player: PlayerId; readonly by: PlayerId | null };

/** The report of a draw as stored with its phase: people only by id. */
export type KeptReport = Omit<ReportOnWire, 'vacancies'> & { readonly vacancies?: readonly KeptVacancy[] };

/** The criteria that order a Swiss phase. */
export type SwissOrders = readonly SwissOrder[];

/** The same as stored: the first reports had no method. */
export type StoredReport = Omit<KeptReport, 'method'> & { readonly method?: number };
