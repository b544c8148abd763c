import { beforeEach, expect, it } from 'vitest';
import { toastStore } from '#ui/page-toasts/toast-store.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import { drafts } from './drafts.ts';
import { useUnsavedNotice } from './use-unsaved-notice.ts';

beforeEach(() => {
  toastStore.setState({ toast: undefined });
});

function Screen() {
  useUnsavedNotice('test', 'Availability');
  return null;
}

const toast = () => toastStore.getState().toast?.title;

it('warns on leaving a screen whose draft is not saved', () => {
  const { unmount } = renderInHost(<Screen />);
  drafts.save('test', { values: { name: 'B' }, start: { name: 'A' }, revision: 1 });
  expect(toast()).toBeUndefined();
  unmount();
  expect(toast()).toBe('Availability is not saved');
});

it('says nothing when all is saved', () => {
  renderInHost(<Screen />).unmount();
  expect(toast()).toBeUndefined();
});
