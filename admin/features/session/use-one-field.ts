import { type FormEvent, useRef, useState } from 'react';

/** A form of one field. `send` resolves to an error message, with which the field is selected, or to undefined. */
export function useOneField(send: (text: string) => Promise<string | undefined>) {
  const input = useRef<HTMLInputElement>(null);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    setFailure(undefined);
    const message = await send(input.current?.value ?? '');
    if (!message) return;
    setPending(false);
    setFailure(message);
    input.current?.focus();
    input.current?.select();
  }

  return {
    input,
    pending,
    failure,
    forgetFailure: () => setFailure(undefined),
    onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
  };
}
