import { mount } from 'svelte';
import { app } from './package-page.ts';
import Page from './page.svelte';

mount(Page, { target: app });
