/** Long and polite, with accents. */
export const questions = `
price | Buenas tardes, le escribo porque estoy por comprar una vivienda en Dallas y me gustaría conocer el costo aproximado de la inspección.
price | Disculpe la molestia, ¿sería tan amable de informarme cuánto cuestan sus servicios?
price | Hola, mi esposo y yo queremos saber cuánto nos saldría una inspección completa, por favor.
price | ¿Me podrían pasar un presupuesto sin compromiso?
size | Hola, estamos por comprar una casa de 2,350 pies cuadrados y quisiéramos saber el precio.
size | ¿Qué costo tendría la inspección de una residencia de unos 4100 pies cuadrados?
hidden-fees | Quisiera confirmar que el precio que aparece en la cotización es el total y que no habrá cargos adicionales.
hidden-fees | ¿El precio de la cotización puede cambiar después de la inspección?
pool | La propiedad cuenta con alberca y jacuzzi; ¿están incluidos en la revisión?
detached-structures | En el terreno hay una casa de huéspedes aparte, ¿la podrían inspeccionar también?
basement | La casa tiene un sótano grande, ¿eso aumenta el precio?
stories | ¿Cobran más si la vivienda tiene más de dos pisos?
home-age | La casa se construyó en 1962; ¿la antigüedad afecta el precio?
home-age | ¿Las casas antiguas pagan más que las nuevas?
large-home | Se trata de una residencia muy grande, ¿tienen experiencia con casas así de grandes?
rush | Mi plazo vence mañana, así que necesitaría que vinieran hoy mismo si es posible.
rush | ¿Ofrecen un servicio exprés para casos urgentes?
discount | ¿Manejan alguna rebaja para personas mayores o militares?
discount | ¿Hay un precio especial si reservo con anticipación?
travel-fee | Vivimos como a cuarenta millas de Dallas; ¿tendría algún cargo por distancia?
thermal-imaging | Me interesa saber si utilizan cámara termográfica para detectar humedad.
thermal-imaging | ¿Las imágenes térmicas vienen incluidas o se pagan aparte?
septic | Nuestra casa no está conectada al drenaje de la ciudad, tiene fosa séptica. ¿La inspeccionan?
well-water | La propiedad se abastece de un pozo, ¿pueden analizar la calidad del agua?
re-inspection | El dueño dice que ya hizo los arreglos; ¿podrían regresar para verificar que estén bien hechos?
re-inspection | ¿Cuánto cobran por una segunda visita después de las reparaciones?
payment | ¿Qué formas de pago manejan ustedes?
payment | Quisiera saber si puedo pagarles con tarjeta de débito el día de la visita.
payment/pay-at-closing | ¿Cuándo se paga la inspección, antes o después?
pay-at-closing | ¿Existe la posibilidad de incluir el pago de la inspección en los gastos de cierre?
deposit | ¿Necesito pagar algo por adelantado para reservar?
cancel | Por motivos personales ya no podré hacer la inspección. ¿Cómo puedo cancelarla?
cancel | ¿Tiene algún costo cancelar la inspección un día antes?
reschedule | Me surgió un imprevisto y quisiera pasar mi cita para la próxima semana.
reschedule | ¿Sería posible adelantar mi inspección a una hora más temprano?
refund | Si el vendedor se echa para atrás, ¿me devuelven lo que pagué?
area | ¿Me podrían indicar cuál es la zona en la que ofrecen sus servicios?
area | ¿Atienden fuera de la ciudad de Dallas?
booking | Me gustaría programar una inspección para la próxima semana, ¿qué debo hacer?
booking | ¿Cómo puedo reservar un horario con ustedes?
booking | ¿Me podrían decir qué fechas tienen libres en diciembre?
how-soon | ¿Con cuánta anticipación debo reservar la inspección?
how-soon | ¿En cuántos días podrían venir a inspeccionar la casa?
weekend | Entre semana trabajamos los dos, ¿sería posible que la hicieran un sábado?
start-times | ¿Tienen disponibilidad por la mañana, digamos a las nueve?
start-times/booking | ¿Se puede programar la visita después de las cinco de la tarde?
hours | ¿Me podría decir de qué hora a qué hora atienden el teléfono?
hours | ¿Qué días está abierta su oficina?
duration | Más o menos, ¿cuánto tiempo toma la inspección de una casa mediana?
duration | ¿Cuántas horas estará el inspector en la casa?
attend | ¿Puedo acompañar al inspector mientras revisa la casa?
attend | ¿Hace falta que yo esté presente o lo puede hacer mi agente?
prepare | Como vendedores, ¿qué debemos dejar listo antes de la visita del inspector?
prepare | ¿Hay que despejar el acceso al ático o mover muebles?
utilities | El banco tiene los servicios desconectados, ¿así se puede hacer la inspección?
utilities | ¿Es necesario que haya agua y electricidad el día de la inspección?
access | La casa está desocupada y el vendedor vive fuera, ¿cómo entraría el inspector?
access | ¿A quién le doy el código del portón?
pets | Tenemos mascotas en la casa, ¿qué hacemos con ellas ese día?
weather | Se pronostica tormenta para el día de mi cita, ¿se suspende la inspección?
option-period | Acabamos de firmar el contrato y no sé cuánto tiempo tengo para hacer la inspección.
option-period | ¿Qué es el periodo de opción?
report-time | ¿Cuánto tiempo después de la inspección recibo el reporte?
report-time | ¿Me entregan el informe el mismo día de la visita?
report-format | ¿Cómo es el reporte que entregan, trae fotografías?
report-format/spanish | ¿El informe lo entregan en español o en inglés?
video | ¿Es cierto que incluyen un video con los problemas encontrados?
sample-report | Antes de contratarlos me gustaría ver cómo son sus reportes, ¿tienen uno de muestra?
share-report | ¿El vendedor también va a recibir una copia del reporte?
share-report | Perdí mi reporte, ¿me lo pueden mandar otra vez?
consultation | Después de leer el reporte, ¿podemos llamarles para aclarar dudas?
consultation | ¿El inspector me explica los problemas que haya encontrado?
negotiate | ¿Puedo usar el reporte para pedirle al vendedor que haga reparaciones?
negotiate | Quisiera usar los hallazgos para renegociar el precio de la casa.
repairs | Si encuentran algún daño, ¿ustedes mismos lo reparan?
repairs | ¿Me pueden recomendar un contratista para los arreglos?
pass-fail | ¿Qué sucede si la casa sale mal en la inspección?
pass-fail | ¿Cuántos puntos se necesitan para aprobar la inspección?
should-i-buy | En su opinión, ¿vale la pena comprar esta casa con esos problemas?
why-inspect | ¿Por qué es importante hacer una inspección antes de comprar?
why-inspect | Mi agente dice que no hace falta inspeccionar, ¿es cierto?
gas-smell | En la cocina hay un olor muy fuerte a gas, ¿qué hago?
coverage | ¿Me podría explicar qué partes de la casa se revisan?
coverage | ¿Qué es lo que cubre exactamente una inspección de vivienda?
foundation | Notamos que las puertas ya no cierran bien y hay grietas; ¿revisan los cimientos?
foundation | ¿La revisión de la losa está incluida?
pier-and-beam | La casa está construida sobre pilares y vigas, ¿la pueden revisar por debajo?
roof | ¿El inspector se sube al techo para revisar las tejas?
roof | Me preocupa que el techo tenga goteras.
hail | Hubo una tormenta con granizo hace poco, ¿pueden revisar si el techo quedó dañado?
attic | ¿También revisan el aislamiento del ático?
hvac | ¿Verifican que el aire acondicionado y la calefacción funcionen bien?
hvac | La unidad de clima tiene veinte años, ¿la van a probar?
electrical | ¿Revisan la instalación eléctrica y el tablero?
electrical | Hay varios enchufes que no funcionan, ¿eso lo revisan?
plumbing | ¿Checan la presión del agua y las llaves?
plumbing | ¿Revisan el calentador de agua?
sewer | ¿Ofrecen inspección con cámara de la tubería del drenaje?
mold | Nos preocupa que haya moho detrás de las paredes, ¿hacen análisis?
termites | ¿La inspección incluye un reporte de termitas?
termites | El banco me pide un certificado de plagas, ¿lo hacen ustedes?
hazards | ¿Hacen análisis de radón o de pintura con plomo?
drainage | ¿Revisan si el agua de lluvia corre hacia la casa?
appliances | ¿Prueban los electrodomésticos que se quedan en la cocina?
windows | ¿Revisan que las ventanas abran y cierren correctamente?
windows/roof | ¿La chimenea también la revisan?
buying/coverage | Estamos por comprar nuestra primera casa y no sabemos cómo funciona lo de la inspección.
pre-listing | Pienso poner mi casa en venta, ¿me conviene una inspección previa?
new-construction | ¿Es necesario inspeccionar una casa recién construida?
new-construction | ¿Hacen inspecciones por etapas durante la construcción?
home-warranty | Mi casa nueva está por cumplir un año y la garantía del constructor se termina.
annual-maintenance | Ya somos dueños, pero nos gustaría una revisión general de la casa cada año.
maintenance-tips | ¿Me pueden dar consejos para mantener mi casa en buen estado?
condo | ¿También inspeccionan departamentos en condominio?
townhome | Vamos a comprar una casa adosada, ¿también las inspeccionan?
rental | Compramos una propiedad para rentarla, ¿la pueden inspeccionar aunque haya inquilinos?
other-buildings | ¿Inspeccionan edificios comerciales, por ejemplo una oficina?
other-buildings | ¿Hacen inspecciones de casas móviles o prefabricadas?
insurance-inspection | Mi compañía de seguros me está pidiendo una inspección para renovar la póliza, ¿la hacen?
appraisal | ¿Cuál es la diferencia entre un avalúo y una inspección?
appraisal | ¿Me pueden decir cuánto vale mi casa?
code | ¿Ustedes verifican que la construcción cumpla con los códigos y permisos?
licence | ¿El inspector cuenta con licencia del estado de Texas?
licence | ¿Están certificados por TREC?
insurance | ¿Cuentan con seguro de responsabilidad civil?
experience | ¿Cuánto tiempo llevan dedicándose a esto?
experience | ¿Cuántos años tiene el inspector haciendo inspecciones?
who | ¿Me podría decir quién es el inspector que vendría?
who | ¿Qué empresa son ustedes?
why-you | ¿Qué los hace diferentes de otros inspectores?
why-you | ¿Qué ventajas tengo si contrato con ustedes y no con otra compañía?
reviews | ¿Dónde puedo leer comentarios de otros clientes?
reviews | ¿Tienen buenas calificaciones en Google?
agents | Soy agente de bienes raíces y quisiera reservar inspecciones para mis clientes.
agents | ¿Pagan comisión a los agentes por recomendarlos?
jobs | Soy inspector con licencia y busco trabajo, ¿tienen vacantes?
privacy | ¿Qué hacen con mis datos personales?
privacy | ¿Esta conversación se guarda?
complaint | Quiero presentar una queja, el inspector pasó por alto una fuga.
complaint | Estoy muy decepcionado con el servicio que recibí.
inspector-late | Tenía cita a las diez y el inspector todavía no llega.
confirmation | Hice una reserva ayer y no he recibido ningún correo de confirmación.
confirmation | ¿Me puede confirmar a qué hora es mi cita?
contact | ¿Cuál es la mejor manera de comunicarme con ustedes?
contact | ¿Me podría proporcionar su correo electrónico?
person | Prefiero tratar esto con una persona, ¿me pueden comunicar con alguien?
person | ¿Podrían llamarme más tarde para platicar?
hello | Hola, muy buenas tardes tenga usted
how-are-you | Hola, ¿cómo está usted hoy?
thanks | Le agradezco mucho su ayuda
goodbye | Que tenga un excelente día
agreement | Muy bien, perfecto
robot | ¿Estoy hablando con una persona real o con un programa?
insult | Esta porquería de chat no entiende nada
capabilities | ¿Sobre qué temas le puedo preguntar?
spanish | ¿El inspector habla español?`;
