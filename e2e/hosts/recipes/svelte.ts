import { mount } from 'svelte';
import InspectionBooking from '../../../site/pages/embed-docs/snippets/svelte.svelte';
import { app, log, quote } from './recipe-page.ts';

mount(InspectionBooking, { target: app, props: { quote, onbooked: log } });
