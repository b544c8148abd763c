import type { TextsById } from '#domain/business/text-block.ts';
import type { words as en } from './scheduling.en.ts';

export const words = {
  'faq.scheduling': [
    {
      id: 'how-soon',
      onlyIn: 'texas',
      question: '¿Qué tan pronto pueden venir?',
      answer:
        'La mayoría de las inspecciones se programa en un plazo de {{schedulingTime}}. Para casos urgentes, como {{aContractDeadline}} que termina mañana, una fuga o una tormenta, guardamos horarios del mismo día y hacemos inspecciones de emergencia; esos se dan por teléfono, no en línea. De marzo a junio es la temporada alta aquí, con las ventas de primavera y el granizo juntos; en esos meses reserve el mismo día que se firme su contrato.',
      link: { label: 'Vea los horarios disponibles', href: '/calendar' },
    },
    {
      id: 'how-soon',
      notIn: ['texas'],
      question: '¿Qué tan pronto pueden venir?',
      answer:
        'La mayoría de las inspecciones se programa en un plazo de {{schedulingTime}}. Para casos urgentes, como {{aContractDeadline}} que termina mañana, una fuga o una tormenta, guardamos horarios del mismo día y hacemos inspecciones de emergencia; esos se dan por teléfono, no en línea. La primavera es la temporada alta de ventas; en esos meses reserve el mismo día que se firme su contrato.',
      link: { label: 'Vea los horarios disponibles', href: '/calendar' },
    },
    {
      id: 'booking-online',
      question: '¿Cómo reservo, y necesito una cuenta?',
      answer:
        'No necesita cuenta. Elija un día y una hora de inicio en el calendario, deje su nombre, un teléfono y la dirección, y el horario es suyo en cuanto confirme. Si antes hace la cotización, los datos de la casa pasan solos. Para algo más pronto que el primer día que aparece, llámenos. Si en cambio manda una solicitud por el formulario, contestamos en un plazo de {{responseTime}}.',
      link: { label: 'Abra el calendario', href: '/calendar' },
    },
    {
      id: 'weekends',
      question: '¿Inspeccionan los fines de semana o por la noche?',
      answer:
        'El calendario en línea muestra los días que usted mismo puede reservar; para cualquier otro, llámenos. Estamos disponibles los {{everyDay}} de la semana, y el teléfono se contesta de {{phoneHours}}, también los domingos. Antes de pedir una cita por la noche, pregunte por la luz del día: un techo, una pendiente o una grieta fina en el ladrillo no se pueden juzgar a oscuras, y en diciembre eso significa empezar bastante antes de las 4 p.\u00a0m.',
      link: { label: 'Llame o escriba', href: '/contact' },
    },
    {
      id: 'cancel-or-reschedule',
      question: '¿Cómo cambio o cancelo mi cita?',
      answer:
        'Abra el enlace de su confirmación: ahí mismo puede cambiar o cancelar su cita, de día o de noche. Con {{noticeTime}} de anticipación no cuesta nada, sea cual sea el motivo. {{NoDeposit}}, no pierde nada. Después de eso, o si no encuentra el enlace, llame al {{phone}}. La misma regla de {{noticeTime}} para cancelar vale para las citas reservadas en línea y por teléfono. Las compras se caen antes de la inspección más de lo que se cree, y preferimos enterarnos la noche anterior que en la puerta.',
    },
    {
      id: 'agent-books',
      question: '¿Puede reservar mi agente por mí, y quién les abre?',
      answer:
        'A lo primero, sí; y lo segundo normalmente lo resuelve su agente. Necesitamos la dirección, los pies cuadrados, una forma de entrar (una caja de llaves o una cita con el vendedor) y que nos avisen de alarmas, perros y códigos del portón. También lo necesitamos a usted: el contrato de inspección es entre usted y nosotros, y lo firma antes de que empecemos. Si en la casa viven inquilinos, asegúrese de que lo sepan con tiempo: una recámara cerrada con llave es un cuarto que no está en su reporte.',
      link: { label: 'Mande los datos', href: '/contact' },
    },
    {
      id: 'bad-weather',
      question: '¿Qué pasa si llueve, hay tormenta o nieva?',
      answer:
        'La lluvia es bienvenida. Muestra por dónde se desbordan las canaletas, qué esquina del patio se queda bajo el agua y si esa mancha en el cielo raso sigue activa. No subimos a un techo mojado; lo vemos desde la orilla y desde el suelo, y el reporte lo dice. Si hay rayos, granizo o hielo en los caminos, le llamamos y cambiamos la cita sin costo, tomando en cuenta su {{contractDeadline}}.',
    },
  ],
} as const satisfies TextsById<typeof en>;
