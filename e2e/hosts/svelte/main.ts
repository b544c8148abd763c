import { mount } from 'svelte';
import PartnerPage from './partner-page.svelte';

mount(PartnerPage, { target: document.querySelector('#app') as HTMLElement });
