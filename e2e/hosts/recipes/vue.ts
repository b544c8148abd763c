import { createApp } from 'vue';
import InspectionBooking from '../../../site/pages/embed-docs/snippets/vue.vue';
import { app, log, quote } from './recipe-page.ts';

createApp(InspectionBooking, { quote, onBooked: log }).mount(app);
