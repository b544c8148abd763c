import type { words as en } from './agent.en.ts';

export const words = {
  title: 'Las inspecciones de sus clientes',
  description: (name) =>
    `Para agentes de bienes raíces: las inspecciones de ${name} que sus clientes le permiten seguir, con hora, lugar, estado y reporte.`,
  keywords: 'inspecciones, agente, reporte',
  lede: (name) =>
    `${name ? `Hola, ${name}. Estas` : 'Estas'} son las inspecciones que sus clientes le permiten seguir.`,
  upcoming: 'Próximas',
  noUpcoming: 'Por ahora no hay nada programado.',
  past: 'Anteriores',
  empty:
    'Por ahora no hay nada que seguir. Una inspección aparece aquí cuando su cliente indica que usted es su agente y acepta que la siga.',
  span: (from, to, zone) => `${from} – ${to} ${zone}`,
  states: {
    booked: 'Reservada',
    moved: 'Cambiada a esta hora',
    canceled: 'Cancelada',
    inspected: 'Realizada',
    report_ready: 'Reporte listo',
    not_inspected: 'No se realizó',
  },
  read: (size) => `Leer el reporte (PDF, ${size})`,
  readOf: (address) => `Reporte de ${address}`,
  bookNext: 'Reservar para otro cliente',
  bookNote: (email) => `El formulario se abre con su nombre y ${email} ya escritos.`,
  mailsTitle: 'Sus correos',
  mailsOn: (email) =>
    `Le escribimos a ${email} cuando una de estas inspecciones se reserva, se cambia o se cancela, y cuando un reporte está listo.`,
  mailsOff: (email) => `Usted no recibe correos en ${email}. Esta página sigue funcionando.`,
  stop: 'No recibir más correos',
  start: 'Recibir correos otra vez',
  stopped: 'Guardado. Ya no le enviaremos correos.',
  started: 'Guardado. Recibirá correos sobre lo que suceda desde ahora.',
  widgetsTitle: 'Widgets para su sitio web',
  widgetsText: (partner) =>
    `Precios y horarios libres en sus propias páginas, a nombre de ${partner}.`,
  widgetsLink: 'Obtener el código',
  linkNote: (phone) =>
    `Cualquiera que tenga el enlace puede abrir esta página; por favor no lo reenvíe. Si una inspección de aquí no es de su cliente, llame al ${phone}.`,
  failed: (phone) => `No funcionó. Intente de nuevo en un momento, o llame al ${phone}.`,
  goneTitle: 'Este enlace ya no funciona',
  goneText: 'Venció o se canceló. Puede pedir uno nuevo por correo.',
  goneButton: 'Pedir un enlace nuevo',
  unreachableTitle: 'No pudimos cargar sus inspecciones',
  unreachableText: 'Vuelva a cargar la página en un momento, o llámenos.',
} satisfies typeof en;
