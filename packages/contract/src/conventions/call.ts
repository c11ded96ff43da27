import type { Method } from './route.ts';

/** What browsers load of a route: all that it takes to call it. */
const calledBy = (method: Method) => (name: string, path: string, idempotent?: true) => ({
  name,
  method,
  path,
  idempotent,
  public: path.startsWith('/public'),
});

export const get = calledBy('GET');
export const post = calledBy('POST');
export const put = calledBy('PUT');
export const patch = calledBy('PATCH');
export const remove = calledBy('DELETE');
