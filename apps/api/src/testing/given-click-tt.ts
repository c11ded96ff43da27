import { exportClickTt, keepClickTt, type AnswerOf, type Route } from '@topspin/contract';
import type { RegisteredUser, TestApi } from './client.ts';

/** Sends a file of click-TT, or asks for one. */
export async function clickTt<const R extends Route>(
  api: TestApi,
  by: RegisteredUser,
  route: R,
  {
    openId,
    file,
    competition,
    lang = 'es',
  }: {
    readonly openId: string;
    readonly file?: string | Uint8Array;
    readonly competition?: number;
    readonly lang?: string;
  },
): Promise<{
  readonly status: number;
  readonly body: AnswerOf<R>;
  readonly code: string;
  readonly message: string;
  readonly payload: Buffer;
}> {
  const query = competition === undefined ? '' : `?competition=${competition}`;
  const answer = await api.app.inject({
    method: route.method,
    url: `/api${route.path.replace('{id}', openId)}${query}`,
    headers: {
      authorization: `Bearer ${by.login.token}`,
      'x-application-lang': lang,
      ...(file !== undefined && { 'content-type': 'application/xml' }),
    },
    ...(file !== undefined && { payload: Buffer.from(file) }),
  });
  const isXml = String(answer.headers['content-type']).includes('xml');
  const body = answer.payload === '' || isXml ? undefined : (JSON.parse(answer.payload) as unknown);
  const { code = '', message = '', message2 = '' } = (body ?? {}) as Record<string, string>;
  return {
    status: answer.statusCode,
    body: body as AnswerOf<R>,
    code,
    message: `${message} ${message2}`.trim(),
    payload: answer.rawPayload,
  };
}

export const keepFile = (api: TestApi, by: RegisteredUser, openId: string, file: string, competition = 1) =>
  clickTt(api, by, keepClickTt, { openId, file, competition });

export const resultsFile = (api: TestApi, by: RegisteredUser, openId: string) =>
  clickTt(api, by, exportClickTt, { openId });
