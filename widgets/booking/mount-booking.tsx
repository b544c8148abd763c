import { useEffect, useState } from 'react';
import { inject } from 'vitest';
import { mount } from '#widgets/core/testing/mount.tsx';
import '#widgets/core/ui/skeleton.css';
import './booking.css';
import { BookingWidget, type BookingWidgetProps } from './booking.tsx';

export { button, day, time } from './testing/locators.ts';

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
