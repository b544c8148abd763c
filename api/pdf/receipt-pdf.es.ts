import type { words as en } from './receipt-pdf.en.ts';

export const words = {
  title: (name) => `Recibo, ${name}`,
  heading: 'Recibo',
  page: (page, pages) => `Página ${page} de ${pages}`,
  number: 'Número',
  received: 'Recibido',
  from: 'De',
  property: 'Propiedad',
  appointment: 'Cita',
  service: 'Por',
  amount: 'Monto',
  inspection: (type) => `Inspección: ${type}`,
  total: 'Total de la inspección',
  kept: 'Después de los reembolsos',
  refund: (when) => `Reembolsado el ${when}`,
  open: 'Falta por pagar',
  paidUp: 'Ya no falta nada por pagar.',
  overpaid: 'Pagado de más',
  method: 'Forma de pago',
  methods: {
    cash: 'en efectivo',
    check: 'con cheque',
    card: 'con tarjeta',
    closing: 'en el cierre de la compra',
    online: 'en línea',
  },
} satisfies typeof en;
