import type { Schema } from '@topspin/contract';
import * as z from 'zod/v4/core';

export type JsonSchema = z.JSONSchema.BaseSchema;

/** The JSON Schema of a contract schema: `input` before defaults and clean-up, `output` in answers. */
export function jsonSchema(schema: Schema, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  return rest;
}

const isNull = (schema: JsonSchema): boolean => schema.type === 'null';

/**
 * The same schema reduced to its shape, for the serialiser: it copies declared fields and checks no value, so
 * limits and formats only slow it down, and `X or null` is its `nullable`.
 */
export function shapeOf(schema: JsonSchema | boolean): JsonSchema {
  if (typeof schema === 'boolean') return {};
  if (Array.isArray(schema.type)) return shapeOfUnion(schema.type.map((type) => ({ ...schema, type })));
  const { anyOf, oneOf, type, properties, items, prefixItems, additionalProperties, required } = schema;
  const branches = anyOf ?? oneOf;
  if (branches) return shapeOfUnion(branches.map(asSchema));
  if (schema.const !== undefined || schema.enum) return type ? { type } : {};
  if (prefixItems) return { type: 'array', items: {} };
  return {
    ...(type && { type }),
    ...(required && { required }),
    ...(properties && { properties: mapValues(properties, shapeOf) }),
    ...(items && !Array.isArray(items) && { items: shapeOf(items) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: shapeOf(additionalProperties) }),
  };
}

const asSchema = (schema: JsonSchema | boolean): JsonSchema => (typeof schema === 'boolean' ? {} : schema);

function shapeOfUnion(branches: readonly JsonSchema[]): JsonSchema {
  const [only, ...others] = branches.filter((branch) => !isNull(branch));
  if (!only) return { type: 'null' };
  if (others.length > 0) return { anyOf: [...branches] };
  const shape = shapeOf(only);
  return branches.length > 1 ? { ...shape, nullable: true } : shape;
}

const mapValues = <A, B>(record: Readonly<Record<string, A>>, map: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
