import type { Db } from '#http/call.ts';
import { isTheirs, type Person, type PersonalData } from '#http/person.ts';
import { strikeJson } from '#http/strike.ts';
import { updateEdition } from './editions/store.ts';
import { updateCircuit } from './store.ts';

/** Removes somebody from the circuits and editions they created, which other managers continue. */
async function erase(db: Db, person: Person): Promise<void> {
  const { account, email, strike } = person;
  if (account === null) return;
  const circuits = await db
    .selectFrom('circuits')
    .select(['id', 'name', 'description', 'phones', 'email'])
    .where('created_by', '=', account)
    .execute();
  for (const circuit of circuits) {
    const phones = Array.isArray(circuit.phones) ? circuit.phones : [];
    await updateCircuit(db, circuit.id, {
      name: strike(circuit.name),
      description: JSON.stringify(strikeJson(circuit.description, strike)),
      phones: JSON.stringify(phones.filter((phone) => !isTheirs(person, phone))),
      email: circuit.email?.toLowerCase() === email ? null : circuit.email,
    });
  }
  const editions = db.selectFrom('editions').select(['id', 'name']).where('created_by', '=', account);
  for (const { id, name } of await editions.execute()) await updateEdition(db, id, { name: strike(name) });
}

/** Personal data in circuits. */
export const personalData: PersonalData = { name: 'circuits', erase };
