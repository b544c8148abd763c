/** As people type who take their time, without accents. */
export const questions = `
price | me podria decir cuanto sale inspeccionar una casa
price | que tanto cobran por ir a ver la casa
price | Buenas tardes, quisiera saber sus tarifas
price | necesito un estimado para una casa que voy a comprar
price | cual es el costo de la inspeccion
price | es muy cara la inspeccion?
price | dame precio por favor
size | cuanto me cobran por una casa de 2,100 sqft
size | la casa mide 1600 pies cuadrados cuanto seria
size | que precio tiene para 3500 square feet
hidden-fees | no me salen con otro cobro al final verdad?
hidden-fees | el precio ya incluye todo o hay recargos
pool | la casa tiene alberca, tambien la revisan?
pool | cuanto mas cuesta si hay piscina
detached-structures | hay un cuarto aparte en el patio trasero, lo revisan?
detached-structures | y si tengo un shed o un taller
basement | revisan el basement?
stories | es de dos pisos, cuesta mas?
stories | mi casa es de 3 niveles
home-age | la casa es muy vieja, la construyeron en 1950. cobran mas?
home-age | cuesta mas por ser casa antigua?
large-home/size | es una mansion de mas de 10 mil pies
rush | me urge la inspeccion para mañana mismo
rush | pueden venir hoy?
discount | tienen algun descuento para veteranos
discount | hay alguna promocion este mes
travel-fee | cobran por el viaje si estoy lejos
thermal-imaging | usan camara termica?
thermal-imaging | la camara infrarroja tiene costo extra?
septic | revisan la fosa septica
septic | la casa tiene septic tank
well-water | hacen prueba del agua del pozo
re-inspection | el vendedor ya arreglo todo, pueden volver a revisar?
re-inspection | cuanto cuesta que regresen a ver si quedo bien reparado
payment | aceptan tarjeta de credito
payment | puedo pagar con zelle?
payment | como les pago
payment | reciben efectivo
pay-at-closing | se puede pagar en el cierre?
pay-at-closing | quiero pagar hasta que firme la casa con la title
deposit | hay que dar un anticipo
deposit | tengo que dejar deposito para apartar la fecha
cancel | ya no voy a comprar la casa y quiero cancelar la cita
cancel | como cancelo mi inspeccion
reschedule | no voy a poder ir el martes, puedo cambiar la fecha
reschedule | necesito mover mi cita para otro dia
refund | me regresan mi dinero si no me gusta
refund | hacen devoluciones
area | hasta donde llegan ustedes
area | en que ciudades trabajan
booking | quiero agendar una inspeccion
booking | como le hago para hacer una cita
booking | que dias tienen disponibles
how-soon | que tan pronto pueden venir
how-soon | para cuando tienen lugar
weekend | trabajan los domingos?
weekend | puede ser en sabado la inspeccion
start-times | a que hora empiezan las inspecciones
start-times | puede ser en la tarde?
hours | a que hora abren
hours | cual es su horario de atencion
duration | cuanto se tardan en inspeccionar
duration | cuantas horas dura
attend | puedo estar yo presente cuando la revisen
attend | es necesario que yo vaya
prepare | que tengo que hacer antes de que llegue el inspector
prepare | como preparo la casa para la inspeccion
utilities | la luz esta cortada, se puede hacer asi?
utilities | tiene que estar conectado el gas
access | la casa esta sola, quien les abre
access | hay un lockbox en la puerta
pets | tengo dos perros, hay problema?
weather | que pasa si llueve ese dia
option-period | mi option period se acaba el viernes
option-period | cuantos dias tengo para hacer la inspeccion despues de firmar el contrato
report-time | cuando me entregan el reporte
report-time | en cuanto tiempo tengo los resultados
report-format | el reporte trae fotos?
report-format | en que formato me dan el reporte, pdf?
video | graban video de la inspeccion
sample-report | me pueden mostrar un ejemplo de reporte
sample-report | tienen un reporte de muestra?
share-report | le mandan el reporte tambien a mi realtor
share-report | quien mas va a ver el reporte
consultation | me explican despues lo que encontraron
consultation | puedo hacerle preguntas al inspector sobre el reporte
negotiate | con el reporte puedo pedir que bajen el precio
negotiate | me ayudan a negociar con el vendedor?
repairs | ustedes tambien arreglan lo que sale mal
repairs | hacen reparaciones?
pass-fail | que pasa si la casa no pasa la inspeccion
pass-fail | que calificacion le dan a la casa
should-i-buy | me recomiendan comprar esta casa o no
why-inspect | es obligatoria la inspeccion en texas?
why-inspect | para que necesito una inspeccion
gas-smell | huele a gas en la cocina
gas-smell | creo que hay una fuga de gas
coverage | que incluye la inspeccion
coverage | que cosas revisan
foundation | hay grietas en la pared, sera la fundacion?
foundation | checan los cimientos
pier-and-beam | la casa esta sobre pilotes
pier-and-beam | revisan casas pier and beam
roof | se suben al techo?
roof | le faltan tejas al techo
hail | cayo granizo el mes pasado, revisan eso?
attic | entran al atico
hvac | el aire acondicionado no enfria bien, lo checan?
hvac | revisan la calefaccion
electrical | revisan la luz y los cables
electrical | checan la caja de breakers
plumbing | revisan las tuberias
plumbing | hay una gotera debajo del lavabo
sewer | meten camara al drenaje?
mold | hacen prueba de moho
mold | la casa tiene humedad y huele a hongo
termites | revisan si hay termitas
termites | hay polilla en la madera
hazards | hacen prueba de radon
hazards | me preocupa que tenga asbesto o plomo
drainage | se encharca el agua en el patio cuando llueve
appliances | prueban la estufa y el lavaplatos
windows | revisan las ventanas y puertas
buying | voy a comprar mi primera casa y necesito que la revisen
pre-listing | voy a vender mi casa, conviene inspeccionarla antes?
new-construction | la casa es nueva, apenas la estan construyendo
new-construction | todavia no ponen el drywall, pueden revisarla?
home-warranty | se me acaba la garantia del builder
annual-maintenance | hacen revision de mantenimiento cada año
maintenance-tips | que mantenimiento le tengo que dar a mi casa
condo | hacen inspeccion de condominios
townhome | es un townhouse, lo inspeccionan?
rental | rento la casa, la inspeccionan con inquilinos?
other-buildings | inspeccionan locales comerciales
other-buildings | revisan trailas o mobile homes
insurance-inspection | la aseguranza me pide una inspeccion
appraisal | es lo mismo que el appraisal?
code | revisan que cumpla con el codigo de la ciudad
licence | tienen licencia?
insurance | estan asegurados por si rompen algo
experience | cuantos años de experiencia tienen
who | quien va a venir a la casa
why-you | por que los debo escoger a ustedes
reviews | que dicen sus clientes
agents | soy realtor, puedo mandarles clientes
jobs | estan contratando?
privacy | mis datos estan seguros aqui?
complaint | no quede contento con su trabajo
inspector-late | el inspector no ha llegado y ya pasaron 30 minutos
confirmation | no me ha llegado la confirmacion de mi cita
contact | cual es su numero de telefono
contact | a que correo les escribo
person | quiero hablar con alguien
person | me puede llamar una persona por favor
hello | buenos dias
thanks | muchas gracias por la informacion
goodbye | ok hasta luego
robot | eres una persona o una maquina?
spanish | hablan español?
capabilities | en que me puedes ayudar`;
