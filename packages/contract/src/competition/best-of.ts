import { bestOfs } from '@topspin/engine';
import { z } from 'zod/mini';

export const bestOf = z.union(bestOfs.map((count) => z.literal(count)));
