import { isSchema } from '#api/openapi/operation.ts';
import { operations } from '#api/openapi/operations.ts';
import { routeRows } from './route-rows.ts';

/** Each route that takes a JSON body, with its row. */
export const fuzzedRoutes = operations.flatMap((operation) => {
  const { body, call } = operation;
  const row = routeRows.find((one) => one.call === call);
  return row && isSchema(body) ? [{ call, operation, row, schema: body }] : [];
});
