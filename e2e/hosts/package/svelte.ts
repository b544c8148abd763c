import { mount } from 'svelte';
import Page from './page.svelte';
import { app } from './told.ts';

mount(Page, { target: app });
