import type { words as en } from './docs-pages.en.ts';

export const words = {
  start: {
    title: 'Primeros pasos',
    text: 'Pegue un script y una etiqueta, y vea en su página un calculador de precios o un calendario: dónde va el bloque, en qué idioma y cómo probarlo sin reservar.',
  },
  look: {
    title: 'Apariencia',
    text: 'Un solo color hace suyo el widget: colores, esquinas, letra, modo claro y oscuro, las partes que alcanza su hoja de estilos y el espacio que necesita.',
  },
  events: {
    title: 'Eventos y datos',
    text: 'Lo que un widget le avisa a su página cuando alguien obtiene un precio o reserva, lo que su página puede decirle, y cómo llegan las cifras a su analítica.',
  },
  builders: {
    title: 'Creadores de sitios',
    text: 'WordPress, Squarespace, Wix y Webflow paso a paso, un shortcode para temas de WordPress, y Tag Manager. El código se prueba tal cual.',
  },
  display: {
    title: 'Botones, marcos y enlaces',
    text: 'Un botón que abre el widget en un diálogo, un marco para sitios que no permiten scripts, un enlace para correos, y widgets en su propio diálogo o en pestañas.',
  },
  frameworks: {
    title: 'Frameworks',
    text: 'Código listo para copiar: React 18 y 19, Next, Vue, Svelte, Angular y Astro, con propiedades, eventos y HTML del servidor, y el paquete de npm. Las recetas se prueban tal cual.',
  },
  widgets: {
    title: 'Guía de los widgets',
    text: 'Cada atributo, propiedad, evento y parte de todos los widgets, con sus tipos. El sistema la escribe a partir del código de los widgets.',
  },
  policy: {
    title: 'Seguridad y privacidad',
    text: 'La política de seguridad de contenido que basta, archivos fijados por su firma, versiones, navegadores, y qué se envía y qué se guarda.',
  },
  troubleshooting: {
    title: 'Problemas',
    text: 'Qué revisar cuando no aparece nada, la página salta o las solicitudes llegan sin su nombre, y qué significa cada mensaje de la consola.',
  },
  webhooks: {
    title: 'Webhooks',
    text: 'Eventos firmados para sus propios programas cuando llega una solicitud o una cita se reserva, se cambia o se cancela: datos, firma, reintentos.',
  },
  automation: {
    title: 'Programas, n8n y Zapier',
    text: 'Suscribirse a los webhooks con una clave de la API, un flujo para n8n, un disparador para Zapier y lo que sabemos de otros programas.',
  },
  api: {
    title: 'API',
    text: 'Precios, horas libres y reservas por HTTP y JSON: un script que funciona, claves y permisos, rechazos, llamadas repetidas y límites.',
  },
  assistants: {
    title: 'Asistentes',
    text: 'El servidor MCP con el que un asistente obtiene un precio, encuentra una hora libre y reserva para la persona a la que ayuda.',
  },
  agents: {
    title: 'Para agentes',
    text: 'Lo que recibe un agente inmobiliario cuando un cliente reserva desde su página, lo que ve el inspector y lo que conviene saber antes de pegar un widget.',
  },
} satisfies typeof en;
