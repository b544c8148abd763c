import { useSearchParams } from 'wouter';

/** The one of `connections` that a link asks to end (`?end=<id>`), and how to forget the question. */
export function useEnding<T extends { id: string }>(connections: readonly T[] | undefined) {
  const [params, setParams] = useSearchParams();
  const id = params.get('end');
  return {
    ending: connections?.find((connection) => connection.id === id),
    forget: () => {
      if (id !== null) setParams({}, { replace: true });
    },
  };
}
