import { load } from 'https://HOST/embed/load.js';

customElements.define('agent-card', class extends HTMLElement {
  connectedCallback() {
    if (this.shadowRoot) return;
    const root = this.attachShadow({ mode: 'open' });
    root.innerHTML = '<inspection-quote partner="jane-doe-realty"></inspection-quote>';
    load(root);
  }
});
