import { useEffect, useState } from 'react';
import { inject } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#widgets/core/testing/mount.tsx';
import '#widgets/core/ui/skeleton.css';
import '../booking.css';
import { BookingWidget, type BookingWidgetProps } from '../booking.tsx';

type Change = (more: BookingWidgetProps) => void;

function Page({
  props,
  onMount,
}: {
  props: BookingWidgetProps;
  onMount: (change: Change) => void;
}) {
  const [given, give] = useState(props);
  useEffect(() => onMount((more) => give((before) => ({ ...before, ...more }))), [onMount]);
  return <BookingWidget {...given} />;
}

/** Shows a booking widget that talks to the real API; `change` gives it other props later. */
export function mountBooking(props: BookingWidgetProps = {}, size?: { width: number }) {
  let change: Change = () => undefined;
  const onMount = (given: Change) => {
    change = given;
  };
  const host = mount(
    <Page props={{ apiBase: inject('apiBase'), ...props }} onMount={onMount} />,
    size,
  );
  return { host, change: (more: BookingWidgetProps) => change(more) };
}

/** A day by its full name, 'Monday, March 8, 2027'. */
export const day = (name: string) => page.getByRole('gridcell', { name, exact: true });

export const button = (name: string) => page.getByRole('button', { name, exact: true });

export const time = (name: string) => page.getByRole('radio', { name, exact: true });
