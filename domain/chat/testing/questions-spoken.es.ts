/** As people talk, without punctuation. */
export const questions = `
price | oiga y como en cuanto me sale el servicio
price | para una casa chica cuanto me llevan
price | buenas quiero preguntar por los precios que manejan
price | me da su tarifa de favor
price | cuanto dinero ocupo para la inspeccion
price | que costo tiene el servicio
size | mi casita es de 1450 square feet cuanto me cobran
size | si mide 2000 pies que precio me da
size | cuanto sale una de 3,800 sqft
hidden-fees | luego no me vayan a salir con que falta pagar algo
hidden-fees | hay algun cargo que no venga en la cotizacion
pool | tengo una alberca en la parte de atras la revisan o eso va aparte
pool | inspeccionan el jacuzzi
detached-structures | hay un granero en la propiedad
detached-structures | tambien tengo un garage que no esta pegado a la casa
basement | el sotano lo revisan igual
stories | cobran mas por el segundo piso
home-age | la casita es de 1940 eso sube el precio
home-age | es una casa con muchos años
large-home | es una casota de lujo
rush | necesito que sea hoy por favor me urge
rush | no tendran algo para ahorita
discount | no me hacen una rebajita
discount | dan descuento a la gente mayor
travel-fee | estoy a 45 millas me cobran extra
travel-fee | que tan lejos manejan
thermal-imaging | esa camara que ve el calor la usan ustedes
septic | y el tanque septico
well-water | el agua sale de un pozo la pueden analizar
re-inspection | una vez que arreglen todo vuelven a checar
re-inspection | en cuanto sale la segunda revision
payment | con que puedo pagar
payment | les puedo hacer un zelle
payment | me dan recibo o factura
pay-at-closing | puedo pagarles ya cuando cierre la casa
deposit | les tengo que dar algo por adelantado
cancel | siempre no se va a hacer la inspeccion como la cancelo
cancel | cobran por cancelar
reschedule | se me atraveso algo y quiero cambiar el dia
reschedule | se puede recorrer la cita a la tarde
refund | si cancelo me regresan mi dinero
area/place-rockwall/place-dallas | vienen hasta rockwall o nomas dallas
area | por donde trabajan ustedes
area | cual es su area
booking | me gustaria sacar una cita
booking | quiero apartar el jueves
booking | tienen algo disponible el lunes
booking | ocupo que vengan a revisar una casa
how-soon | cuanto hay que esperar para que vengan
how-soon | si la pido hoy para cuando seria
weekend | nomas puedo los sabados
weekend | vienen en domingo o no
start-times | cual es la hora mas temprana que tienen
start-times | tendran algo por la tarde
hours | hasta que horas contestan el telefono
hours | abren los lunes
duration | como cuanto se lleva la inspeccion
duration | en cuanto tiempo terminan
attend | puedo andar ahi viendo mientras revisan
attend | tengo que estar o no es necesario
prepare | hay algo que yo deba hacer antes
prepare | tengo que mover los muebles
utilities | no han conectado la luz todavia
utilities | y si el agua esta cerrada
access | nadie va a estar en la casa ese dia
access | como le hacen para entrar si esta cerrada
pets | hay que sacar a los perros
weather | y si ese dia cae un aguacero
option-period | ya firme contrato cuantos dias me dan
option-period | se me vence la opcion el lunes
report-time | cuanto se tardan en dar el reporte
report-time | cuando tendria los resultados en la mano
report-format | como viene el reporte trae fotos o puro texto
report-format | me lo mandan en pdf
video | tambien toman video
sample-report | quisiera ver un reporte de los que hacen
sample-report | tienen alguna muestra
share-report | le pueden pasar el reporte a mi agente
share-report | el que vende va a ver mi reporte
consultation | si no entiendo algo del reporte les puedo llamar
consultation | me van explicando lo que salga
negotiate | puedo pedirle al dueño que me baje el precio con eso
negotiate | el vendedor tiene que arreglar lo que salga
repairs | si sale algo mal ustedes mismos lo componen
repairs | conocen a un plomero bueno
pass-fail | y si la casa no pasa que
pass-fail | le ponen calificacion a la casa
should-i-buy | usted que opina me conviene comprarla
should-i-buy | ustedes me dicen si la compro
why-inspect | a poco es obligatorio
why-inspect | si la casa se ve bien para que la inspecciono
gas-smell | tengo un olor a gas bien fuerte
gas-smell | se esta saliendo el gas de la estufa
coverage | que tanto revisan
coverage | que viene incluido
foundation | las paredes estan cuarteadas
foundation | se esta hundiendo un lado de la casa
pier-and-beam | la casa esta levantada sobre bloques
roof | se trepan al techo
roof | el techo ya tiene sus años
hail | con la granizada de abril se daño el techo
attic | se asoman al atico
hvac | el aire central echa aire caliente
hvac | prueban el calenton
electrical | un contacto echa chispas
electrical | checan el panel de la luz
plumbing | checan que no haya fugas de agua
plumbing | el calentador de agua esta viejito
sewer | pueden meter una camara en la tuberia
mold | hay manchas de humedad en el techo del baño
mold | miden si hay moho
termites | la madera esta comida por las termitas
termites | checan si hay ratones
hazards | la pintura es de plomo
drainage | cada que llueve se junta agua atras
appliances | revisan el horno y el microondas
windows | checan las ventanas que no cierran
buying | ando comprando casa
buying | encontre una casa que me gusta y quiero hacer oferta
pre-listing | voy a poner mi casa a la venta
new-construction | el builder me la entrega el mes que viene
new-construction | es casa nueva todavia la tengo que inspeccionar
home-warranty | ya casi cumplo el año con mi casa nueva y quiero aprovechar la garantia
annual-maintenance | quiero que chequen mi casa una vez al año
maintenance-tips | como cuido mi casa en tiempo de frio
condo/stories | es un condo en el tercer piso
townhome | es un townhome lo hacen
rental | la quiero para rentarla
other-buildings | tengo una tienda la pueden inspeccionar
other-buildings | inspeccionan trailers
insurance-inspection | me lo esta pidiendo el seguro de la casa
appraisal | ustedes dicen cuanto vale la casa
appraisal | hacen el avaluo para el banco
code | checan si tiene permisos
licence | estan licenciados
licence | cual es su numero de licencia
insurance | y si el inspector rompe algo quien paga
experience | cuanto tiempo tienen trabajando en esto
experience | tienen mucha experiencia
who | quien va a ir
who | como se llama la compañia
why-you | y que tienen ustedes que no tengan otros
reviews | donde puedo ver lo que dice la gente de ustedes
agents | trabajo de realtor y quiero agendar para un cliente
jobs | no ocupan inspectores
jobs | andan buscando trabajadores
privacy | lo que escribo aqui quien lo ve
complaint | quiero quejarme de la inspeccion
complaint | el inspector no reviso bien
inspector-late | ya lo estoy esperando y no llega
confirmation | como se si ya quedo mi cita
confirmation | no me llego ningun correo
contact | a que numero les hablo
contact | me pasa su correo
person | quiero que me llame alguien
person | no hay alguien con quien hablar
hello | hola buen dia
how-are-you | hola como le va
thanks | gracias que amable
goodbye | bueno ahi nos vemos
agreement | si esta bien
robot | esto es una maquina o quien contesta
insult | esto no sirve para nada
capabilities | que informacion me puede dar
spanish | hay alguien que me atienda en español`;
