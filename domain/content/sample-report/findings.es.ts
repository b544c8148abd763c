import type { words as en } from './findings.en.ts';

export const words = {
  foundation: {
    title: 'La losa está 1.4 pulgadas más baja en la esquina trasera',
    place: 'Losa sobre el terreno, 14 mediciones',
    seen: 'Las mediciones de nivel bajan 1.4 pulgadas de la cocina a la esquina trasera. Arriba, el ladrillo tiene una grieta escalonada, y la puerta del baño del pasillo se atora.',
    means:
      'Tres señales que coinciden: la esquina se movió. En una losa de 1978 sobre un {{soil}} que se hincha y se encoge, esto es común. En nuestra opinión, todavía sostiene la casa. Si hoy se sigue moviendo, una sola visita no lo puede decir.',
    next: 'Un ingeniero estructural con licencia, antes de que termine el {{contractDeadline}}. Después, el agua y el drenaje (I.B), antes de poner pilares.',
    alt: 'Croquis de la casa con mediciones de nivel; la esquina trasera está sombreada donde está baja.',
  },

  grading: {
    title: 'Atrás, la lluvia corre hacia la casa',
    place: 'Pared trasera, 22 pies',
    seen: 'El terreno baja hacia la pared. La tierra queda a menos de una pulgada de los orificios de drenaje del ladrillo, y dos bajantes terminan junto a la losa.',
    means:
      'Un {{soil}} mojado de un lado de la casa y seco del otro la levanta de forma dispareja. Es el hallazgo más barato de arreglar y la causa probable del más caro.',
    next: 'Un jardinero paisajista: unas seis pulgadas de caída en los primeros diez pies, cuatro pulgadas de losa a la vista y el agua de los bajantes llevada a cinco pies de la casa.',
    alt: 'Corte de la pared trasera: la tierra baja hacia la losa y el agua se junta contra el ladrillo.',
  },

  roof: {
    title: 'El granizo golpeó el lado oeste del techo',
    place: 'Tejas asfálticas, lado oeste',
    seen: 'Golpes del tamaño de una moneda de 25 centavos, blandos al tacto y sin gránulos. El metal de tres ventilas también está abollado.',
    means:
      'Hoy no deja pasar la lluvia. Debajo de cada golpe la base de la teja se agrietó, y el sol y las heladas hacen el resto en pocos años. Una aseguradora puede rechazar un techo así; pregunte antes del cierre de la compra.',
    next: 'Un techador que usted elija y su propia aseguradora, con estas fotos.',
    alt: 'Tejas con golpes oscuros, tres de ellos marcados con gis, y una ventila del techo abollada.',
  },

  panel: {
    title: 'El tablero es un Federal Pacific de 1978',
    place: 'Garaje, 150 A',
    seen: 'Un tablero Stab-Lok con sus primeros interruptores. Un interruptor tiene dos cables y está hecho para uno; el de al lado se calienta con carga.',
    means:
      'En pruebas, hubo interruptores de esta marca que no se dispararon. Uno que no corta una falla deja que se caliente el cable dentro de la pared. El cableado de los circuitos que vimos es de cobre: el aluminio es de casas de 1965 a 1973, más o menos.',
    next: 'Un electricista con licencia. La mayoría cambia un tablero así en vez de repararlo.',
    alt: 'Tablero eléctrico abierto con interruptores de borde rojo; uno de ellos tiene dos cables bajo un mismo tornillo.',
  },

  outlets: {
    title: 'Sin GFCI junto al fregadero, sin detectores en las recámaras',
    place: 'Cocina, garaje, recámaras',
    seen: 'Los tomacorrientes junto al fregadero de la cocina y en el garaje no tienen protección contra fallas a tierra. No hay protección contra fallas de arco, ni detectores de humo en las recámaras, ni un detector de monóxido de carbono cerca de ellas.',
    means:
      'La casa se construyó antes de que se exigiera casi todo esto. Lo reportamos en casas de cualquier edad, porque protege a las personas, no a la casa.',
    next: 'Un electricista para los tomacorrientes. Los detectores, este fin de semana.',
    alt: 'Tomacorriente junto a un fregadero de cocina, con un probador conectado y su luz apagada.',
  },

  flue: {
    title: 'El tubo de escape de gases de la calefacción se separó en el ático',
    place: 'Ático, arriba del clóset del pasillo',
    seen: 'La calefacción es de 2009; su tubo de escape de gases es el original de la casa. Una unión se abrió dos pulgadas, 30 pulgadas debajo del techo, y la madera de al lado está oscura.',
    means:
      'La calefacción quema gas, y sus gases de escape se quedan en el ático. Eso puede meter monóxido de carbono a la casa. Se lo dijimos ahí mismo y dejamos la calefacción apagada.',
    next: 'Un contratista de calefacción y aire acondicionado con licencia, antes de volver a prender la calefacción.',
    alt: 'Ático con un tubo de metal que se separó en una unión; por la abertura salen gases.',
  },

  cooling: {
    title: 'El aire acondicionado enfría como debe',
    place: 'Unidad condensadora de 2016, 4 toneladas',
    seen: 'Por el retorno entra aire a 74 °F y por la rejilla sale a 56 °F: 18 grados de diferencia después de veinte minutos.',
    means:
      'Buscamos de 15 a 20. La charola de desagüe está seca, y el interruptor de flotador detiene el equipo.',
    next: 'A nadie. Cambie el filtro y lave el serpentín cada primavera.',
    alt: 'Rejilla del cielo raso con dos termómetros, uno caliente y uno frío.',
  },

  drain: {
    title: 'La tina del baño del pasillo se llena cuando desagua la lavadora',
    place: 'Baño del pasillo, debajo de la losa',
    seen: 'Mientras desaguaba la lavadora, subió una pulgada de agua gris en la tina y se quedó cuatro minutos.',
    means:
      'Los desagües debajo de esta losa son de hierro fundido y tienen casi cincuenta años. Se oxidan por dentro, y el agua que se regresa indica que uno está medio tapado o se hundió. Una foto muestra una tina limpia; el video la muestra llenándose.',
    next: 'Un plomero con cámara y, si la cámara muestra una rotura, una prueba hidrostática. También antes de que termine el {{contractDeadline}}.',
    alt: 'Tina con agua gris que sube por el desagüe.',
  },

  relief: {
    title: 'El tubo de la válvula de alivio del calentador de agua va hacia arriba',
    place: 'Garaje, 40 galones, 2011',
    seen: 'El desagüe de la válvula de alivio de temperatura y presión sube ocho pulgadas antes de salir por la pared.',
    means:
      'El agua se queda en el tubo, y una válvula que está siempre en agua se pega. Es la única pieza que evita que el tanque reviente.',
    next: 'Un plomero: un tubo que baje en todo el camino y termine afuera, donde se vea si gotea. El tanque ya pasó los diez o doce años que suele durar.',
    alt: 'Calentador de agua con el tubo de la válvula de alivio doblado hacia arriba antes de salir por la pared.',
  },
} satisfies typeof en;
