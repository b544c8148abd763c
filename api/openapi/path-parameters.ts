import type { FieldDescription } from '#domain/validation/describe-fields.ts';

/** The parameters of all paths, by name. */
const descriptions: Readonly<Record<string, FieldDescription>> = {
  deliveryId: {
    description: 'Id of the delivery, from the deliveries of the endpoint',
    example: 'booking-b-1-0-to-w-1',
  },
  id: { description: 'Id of the record, from its list', example: 'b-1' },
  kind: { description: 'Kind of message', example: 'booking_confirmed' },
  lineId: { description: 'Id of the line, from the job of the booking', example: 'line-1' },
  paymentId: {
    description: 'Id of the payment, from the job of the booking',
    example: 'payment-1',
  },
  post: {
    description: 'To read an article, its slug; to change it, its id from `GET /api/owner/posts`',
    example: 'hail-and-your-roof',
  },
  secret: { description: 'Secret of the feed’s address', example: 'k3yOfTheCalendar' },
  token: {
    description: 'Secret of the link that was mailed, the last part of its address',
    example: '9f86d081884c7d659a2feaa0c55ad015',
  },
  version: {
    description: 'Number of the report’s version, from the job of the booking',
    example: '1',
  },
};

/** The parameters of a path in the router's syntax. */
export const pathParameters = (path: string) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => {
    const { description, example } = descriptions[name] ?? {};
    return {
      name,
      in: 'path' as const,
      required: true,
      ...(description && { description, example }),
      schema: { type: 'string' as const },
    };
  });
