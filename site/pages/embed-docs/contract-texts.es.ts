/** The texts of the contract that the pages about look and events show. */
export const words: Readonly<Record<string, string>> = {
  'The color scheme; `auto` is the one that your page declares, else dark if the page behind the widget is dark.':
    'Claro u oscuro; `auto` es el que declara su página, o si no, oscuro cuando la página detrás del widget es oscura.',
  '`none` hides the title of the first view, except for screen readers, if you have your own heading. Chat and offers have no title.':
    '`none` oculta el título de la primera vista, salvo para lectores de pantalla, si usted tiene su propio título. El chat y las ofertas no tienen título.',
  "The window's corner.": 'La esquina de la ventana.',
  'The corner of a wide window; above the help chat if that has the same corner.':
    'La esquina de una ventana ancha; arriba del chat de ayuda si este tiene la misma esquina.',
  "The widget's frame.": 'El marco del widget.',
  'Its heading.': 'Su título.',
  "The inspector's name and license number; they must stay visible.":
    'El nombre del inspector y su número de licencia; deben quedar a la vista.',
  'Selections. Links, rings, tints, lines and text are derived from it, darker or lighter where it would be unreadable.':
    'Lo elegido. De él salen los enlaces, los anillos, los tonos, las líneas y el texto, más oscuros o más claros donde no se podría leer.',
  'Text on the accent; by default white or black, whichever is readable.':
    'El texto sobre el acento; si no se fija, blanco o negro, el que se lea.',
  'Text; lines are derived from it.': 'El texto; de él salen las líneas.',
  'The main button.': 'El botón principal.',
  'Text on the main button; by default white or black, whichever is readable.':
    'El texto sobre el botón principal; si no se fija, blanco o negro, el que se lea.',
  'The card.': 'La tarjeta.',
  'Corners.': 'Las esquinas.',
  "The typeface; by default your page's own.": 'La letra; si no se fija, la de su página.',
  'A label, its control and the line below.': 'Un rótulo, su control y la línea de abajo.',
  'The name of a control.': 'El nombre de un control.',
  'An input, a list or a text area.': 'Un campo, una lista o un área de texto.',
  'An input or a list.': 'Un campo o una lista.',
  'The hint or the error below a control.': 'La ayuda o el error debajo de un control.',
  'Buttons and links that look like one.': 'Los botones, y los enlaces que parecen uno.',
  'The message at the bottom of the card.': 'El mensaje al pie de la tarjeta.',
  'The button that opens the dialog.': 'El botón que abre el diálogo.',
  'The dialog.': 'El diálogo.',
  'Its button.': 'Su botón.',
  'The dialog has opened.': 'Se abrió el diálogo.',
  'The dialog has closed.': 'Se cerró el diálogo.',
  "Up to 10 short texts of yours about the lead, such as `{ 'listing-id': '42' }`: the owner sees them with it, and webhooks send them. In HTML, write `data-meta-listing-id=\"42\"`. Names have at most 40 lower-case letters, digits and hyphens, texts 200 characters.":
    "Hasta 10 textos cortos suyos sobre la solicitud, como `{ 'listing-id': '42' }`: el dueño los ve junto a ella y los webhooks los envían. En HTML, escriba `data-meta-listing-id=\"42\"`. Los nombres tienen hasta 40 letras minúsculas, números y guiones; los textos, 200 caracteres.",
  'A message of either side.': 'Un mensaje de cualquiera de los dos lados.',
  'A link of an answer.': 'Un enlace de una respuesta.',
  'The text field.': 'El campo de texto.',
  'The send button.': 'El botón para enviar.',
  'The buttons that submit and retry.': 'Los botones para enviar y para intentar de nuevo.',
  'The line above the title.': 'La línea arriba del título.',
  'The frame of the standard inspection.': 'El marco de la inspección estándar.',
  'Its range of prices.': 'Su rango de precios.',
  'The link to a quote.': 'El enlace a una cotización.',
  'The link of an offer.': 'El enlace de una oferta.',
  'The frame of the price.': 'El marco del precio.',
  'The filters, and the button that shows more.': 'Los filtros, y el botón que muestra más.',
  'The buttons that submit and start over.': 'Los botones para enviar y para empezar de nuevo.',
  'One tip.': 'Un consejo.',
  "A start time is chosen: `yyyy-MM-dd` and `HH:mm` in the inspector's time zone.":
    'Se eligió un horario: `yyyy-MM-dd` y `HH:mm` en la zona horaria del inspector.',
  'An appointment is booked; no personal data. With `confirmBy` the time is held until that instant, because a new client has to confirm by email. `test` in test mode.':
    'Se reservó una cita; sin datos personales. Con `confirmBy` el horario se aparta hasta ese momento, porque un cliente nuevo tiene que confirmar por correo electrónico. `test` en modo de prueba.',
  'Instead of `inspection-booking-created`, when so many people book that the owner confirms each time personally: nothing is booked yet. `id` is that of the request; no personal data.':
    'En lugar de `inspection-booking-created`, cuando reserva tanta gente que el dueño confirma cada horario en persona: todavía no hay nada reservado. `id` es el de la solicitud; sin datos personales.',
  'A request is stored; no personal data. `test` in test mode.':
    'Se guardó una solicitud; sin datos personales. `test` en modo de prueba.',
  'The visitor asks for a quote; `preventDefault()` keeps the visitor on the page instead of opening `href`.':
    'El visitante pide una cotización; `preventDefault()` lo deja en la página en lugar de abrir `href`.',
  'A price is calculated.': 'Se calculó un precio.',
  'The visitor wants to book; `preventDefault()` keeps the visitor on the page instead of opening the booking page.':
    'El visitante quiere reservar; `preventDefault()` lo deja en la página en lugar de abrir la página de reservas.',
  'The input of a quote (`detail.input` of `inspection-quote-calculate`): shown with its price, sent along, and priced again by the server.':
    'Los datos de una cotización (`detail.input` de `inspection-quote-calculate`): se muestran con su precio, se envían con la reserva y el servidor vuelve a calcular el precio.',
  'An answer of `GET /api/reviews`; if it is set, the element fetches nothing.':
    'Una respuesta de `GET /api/reviews`; si se fija, el elemento no pide nada.',
};
