import { createApp } from 'vue';
import PartnerPage from './partner-page.vue';

createApp(PartnerPage).mount('#app');
