import { createContext, type ReactNode, use, useMemo } from 'react';
import { useSearchParams } from 'wouter';

interface Folding {
  isOpen: (name: string) => boolean;
  setOpen: (name: string, open: boolean) => void;
}

const FoldingContext = createContext<Folding | undefined>(undefined);

/** Keeps the open parts of a screen in the URL, so that Back and a reload restore them. */
export function FoldingParts({ children }: { children: ReactNode }) {
  const [params, setParams] = useSearchParams();
  const folding = useMemo(
    (): Folding => ({
      isOpen: (name) => params.has('open', name),
      setOpen: (name, open) =>
        setParams(
          (before) => {
            const next = new URLSearchParams(before);
            next.delete('open', name);
            if (open) next.append('open', name);
            return next;
          },
          { replace: true },
        ),
    }),
    [params, setParams],
  );
  return <FoldingContext value={folding}>{children}</FoldingContext>;
}

export function useFolding(name: string) {
  const folding = use(FoldingContext);
  if (!folding) throw new Error('A folding part stands outside FoldingParts');
  const isOpen = folding.isOpen(name);
  return {
    isOpen,
    setOpen(open: boolean) {
      if (open !== isOpen) folding.setOpen(name, open);
    },
  };
}
