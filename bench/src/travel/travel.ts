import { write } from '@topspin/api/features/travel/file/write.ts';
import { logIn } from '../api-client.ts';
import { rowOf, type Benchmark } from '../benchmark.ts';
import { percentile } from '../measure.ts';
import { firstPlayer, withTopspin } from '../running-topspin.ts';
import { bigOpen } from './big-open.ts';

const times = 3;

/** An open of 512 players and 1,023 matches with their logs enters as a file, with its people compared, and leaves again. */
export const travel: Benchmark = {
  name: 'travel',
  run: () =>
    withTopspin(async (address) => {
      const { token } = await logIn(address, await firstPlayer(address));
      const send = async (path: string, body?: Buffer): Promise<Response> => {
        const response = await fetch(`${address}/api${path}`, {
          method: body ? 'POST' : 'GET',
          headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/zip' }) },
          ...(body && { body: new Uint8Array(body) }),
        });
        if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
        return response;
      };
      const imports: number[] = [];
      const readings: number[] = [];
      const exports: number[] = [];
      let bytes = 0;
      for (let time = 0; time < times; time += 1) {
        const file = write(bigOpen());
        readings.push(
          await seconds(async () => void (await (await send('/app/travel/reading', file)).json())),
        );
        let openId = '';
        imports.push(
          await seconds(async () => {
            openId = ((await (await send('/app/travel/opens', file)).json()) as { _id: string })._id;
          }),
        );
        exports.push(
          await seconds(async () => {
            bytes = (await (await send(`/app/opens/${openId}/file`)).arrayBuffer()).byteLength;
          }),
        );
      }
      return [
        rowOf({ name: 'travel.export', value: percentile(exports, 0.5), unit: 's' }),
        rowOf({ name: 'travel.export.bytes', value: bytes / 1e6, unit: 'MB' }),
        rowOf({ name: 'travel.read', value: percentile(readings, 0.5), unit: 's' }),
        rowOf({ name: 'travel.import', value: percentile(imports, 0.5), unit: 's' }),
      ];
    }),
};

async function seconds(work: () => Promise<void>): Promise<number> {
  const before = performance.now();
  await work();
  return (performance.now() - before) / 1000;
}
