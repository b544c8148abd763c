import { h, render } from 'preact';

/**
 * What readiness is measured against: the least that Preact can put into a shadow root. It has our
 * widgets' frame and height, and nothing within. `height` is in px.
 */
class BareElement extends HTMLElement {
  connectedCallback() {
    const height = `${this.getAttribute('height')}px`;
    render(h('section', { part: 'card', style: { height } }), this.attachShadow({ mode: 'open' }));
  }
}

customElements.define('bare-element', BareElement);
