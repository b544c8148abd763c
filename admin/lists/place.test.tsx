import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Route, Router, Switch } from 'wouter';
import { BackLink } from '#admin/shell/back-link.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { click } from '#ui/testing/act.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import { useLeftPlace } from './place.ts';
import { RowLink } from './row-link.tsx';

/** The list is reloaded on return, and may have changed. */
let ids: string[];

beforeEach(() => {
  ids = Array.from({ length: 30 }, (_, index) => `r${index}`);
  history.replaceState(null, '', '/leads');
  window.scrollTo(0, 0);
});

function List() {
  const [isLoaded, setIsLoaded] = useState(false);
  useLeftPlace(isLoaded);
  return (
    <Screen title="Leads">
      <button type="button" onClick={() => setIsLoaded(true)}>
        Loaded
      </button>
      {isLoaded
        ? ids.map((id) => (
            <p key={id} style={{ height: 80 }}>
              <RowLink href={`/leads/${id}`} place={id}>
                {id}
              </RowLink>
            </p>
          ))
        : null}
    </Screen>
  );
}

const show = () =>
  renderInHost(
    <Router>
      <Switch>
        <Route path="/leads" component={List} />
        <Route path="/leads/:id">
          <Screen title="Lead">
            <BackLink href="/leads">All leads</BackLink>
          </Screen>
        </Route>
      </Switch>
    </Router>,
  );

const link = (name: string) => page.getByRole('link', { name, exact: true });
const topOf = (name: string) => link(name).element().getBoundingClientRect().top;
const load = () => click(page.getByRole('button', { name: 'Loaded' }));

/** Opens the 20th item, and leaves the list at its scroll position. */
async function open() {
  show();
  await load();
  await expect.element(link('r20')).toBeVisible();
  window.scrollTo(0, 1300);
  const top = topOf('r20');
  await click(link('r20'));
  await expect.element(link('All leads')).toBeVisible();
  return top;
}

describe('a list that was left for one of its records', () => {
  it.each([
    ['Back', async () => history.back()],
    ['the link back', () => click(link('All leads'))],
  ])('returns to its position with %s, and its row has the focus', async (_, goBack) => {
    const top = await open();
    const entries = history.length;
    await goBack();
    await expect.element(page.getByRole('heading', { name: 'Leads' })).toBeVisible();
    await load();
    await expect.element(link('r20')).toHaveFocus();
    expect(topOf('r20')).toBeCloseTo(top, 0);
    expect(history.length).toBe(entries);
  });

  it('keeps the row in its place when others came in above it', async () => {
    const top = await open();
    ids = ['new-1', 'new-2', ...ids];
    history.back();
    await load();
    await expect.element(link('r20')).toHaveFocus();
    expect(topOf('r20')).toBeCloseTo(top, 0);
  });

  it('goes on with the next row when the record has left the list', async () => {
    const top = await open();
    ids = ids.filter((id) => id !== 'r20');
    history.back();
    await load();
    await expect.element(link('r21')).toHaveFocus();
    expect(topOf('r21')).toBeCloseTo(top, 0);
  });
});

it('the link back of a record that was opened by its address leads to the list', async () => {
  history.replaceState(null, '', '/leads/r3');
  show();
  await click(link('All leads'));
  await expect.element(page.getByRole('heading', { name: 'Leads' })).toHaveFocus();
  expect(location.pathname).toBe('/leads');
});
