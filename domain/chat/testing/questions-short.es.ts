/** Short and misspelled, as on a telephone. */
export const questions = `
price | cuanto x una inspeccion
price | kiero saber presios
price | cuanto es lo menos
price | costo??
price | en cuanto anda la inspeccion d una casa chica
price | q precio tienen pa inspeccionar casa
size | cuanto x 1750 sqft
size | casa d 2900 pies en cuanto sale
size | 1300 sq ft precio
hidden-fees | no hay cobros extra vdd
hidden-fees | ese precio ya es todo o cobran mas
pool | checan albercas
pool | y la pisina cuanto
detached-structures | tiene un cuartito atras
detached-structures | el garage esta separado de la casa
basement | tiene sotano la casa
stories | 2 pisos mas caro?
stories | es d tres plantas
home-age | casa de los 60s cobran mas
home-age | casa viejita sale mas cara?
large-home | casa enorme de 12 recamaras
rush | urge pa hoy
rush | lo ocupo urgente
discount | ay descuentos
discount | me hace un descuentito
travel-fee | cobran millaje
travel-fee | cobran extra x venir lejos
thermal-imaging | traen camara termica
septic | tiene fosa
septic | checan el septico
well-water | es agua de poso la checan?
re-inspection | vienen otra vez despues q arreglen
re-inspection | cuanto la re inspeccion
payment | agarran tarjeta
payment | se puede pagar x zelle o venmo
payment | kon cheke puedo pagar
payment | solo cash?
pay-at-closing | pago en el closing?
pay-at-closing | se puede meter al closing el pago
deposit | piden deposito
deposit | se da algo adelantado
cancel | kiero kanselar
cancel | ya no la voy a ocupar la cita
reschedule | puedo mover la cita pal jueves
reschedule | cambiar hora d mi cita
refund | regresan el dinero?
area | van a fort worth y alrededores
area | q ciudades cubren
area | trabajan en collin county
booking | como ago cita
booking | kiero una cita
booking | tienen espacio este viernes
booking | apartar fecha
how-soon | q tan rapido vienen
how-soon | cuando pueden venir
weekend | abren sabado
weekend | el domingo vienen?
start-times | q horarios tienen en la mañana
start-times | a q hora seria la inspeccion
hours | hasta q hora atienden
hours | horario?
duration | cuanto tarda
duration | es tardado?
attend | tengo q estar ahi?
attend | puedo ir con mi esposa a la inspeccion
prepare | q tengo q tener listo
prepare | ay que limpiar o mover cosas antes?
utilities | la casa no tiene luz ni agua orita
access | nadie vive ahi como entran
access | le dejo la llave?
pets | tengo perro bravo
pets | y mi gato donde lo dejo
weather | si esta lloviendo vienen?
option-period | cuanto dura el periodo de opsion
option-period | me quedan 3 dias d opcion
report-time | cuando sale el reporte
report-time | pa cuando estan los resultados
report-time | el reporte me lo dan el mismo dia?
report-format | el reporte es en papel o por email
report-format | viene con fotos
video | mandan videos?
sample-report | kiero ver un reporte de ejemplo
share-report | le pueden mandar copia al realtor
consultation | me explican el reporte
negotiate | pa que me bajen el presio de la casa
repairs | ustedes arreglan?
repairs | componen lo q esta mal
pass-fail | y si no pasa
pass-fail | reprueban casas?
should-i-buy | la compro o no
why-inspect | si ocupo inspeccion?
why-inspect | pa que sirve
gas-smell | guele a gas
gas-smell | siento olor a gas en mi casa ayuda
coverage | q revisan
coverage | que entra en la inspeccion
foundation | la casa esta chueca de la fundasion
foundation | el piso esta desnivelado
foundation | rajaduras en las paredes
pier-and-beam | casa en bloques
roof | revisan el teccho
roof | techo viejo
hail | granisada en el techo
attic | atico
attic | se meten al attic
hvac | el clima no jala
hvac | checan el a/c
electrical | checan lo electrico
electrical | breker box vieja
plumbing | plomeria
plumbing | tiene una fuga de agua
plumbing | el boiler lo revisan?
sewer | camara pal drenaje
mold | ay mojo en el baño
mold | prueba d mold
termites | termitas
termites | comejen
hazards | asbestos?
hazards | pintura con plomo
drainage | se inunda la yarda
appliances | prueban el dishwasher
windows | ventanas rotas
buying | boy a comprar casa
buying | me aceptaron la oferta que sigue
pre-listing | kiero vender mi casa
new-construction | casa nueva de builder
new-construction | checan antes de echar el cemento
home-warranty | inspeccion de los 11 meses
annual-maintenance | inspeccion anual
maintenance-tips | tips pa cuidar mi casa
condo | y condos?
townhome | townhomes tambien?
rental | es casa de renta
other-buildings | un edificio de departamentos
other-buildings | es una yarda con traila
insurance-inspection | es pa el seguro d la casa
insurance-inspection | 4 point inspection
appraisal | avaluo hacen?
code | permisos de la ciudad
licence | q numero de licencia tienen
licence | son inspectores certificados?
insurance | tienen aseguransa
experience | cuantas casas an inspeccionado
experience | tienen esperiencia
who | quienes son ustedes
who | quien es el inspector
why-you | porque ustedes son mejores
reviews | tienen reviews
reviews | donde veo opiniones
agents | soy agente y tengo un cliente
jobs | ocupan gente?
jobs | como le hago pa ser inspector con ustedes
privacy | esto es privado?
complaint | mal servicio
complaint | no me gusto como trabajaron
inspector-late | no llega el inspector
inspector-late | ya es tarde y no a venido
confirmation | si quedo mi cita?
confirmation | mande solisitud y nadie contesta
contact | su tel
contact | numero pa llamar
contact | tienen whatsapp
person | con un humano
person | kiero ablar con alguien
hello | ola
hello | q onda
thanks | grax
thanks | ok gracias
goodbye | adios
goodbye | nos vemos
agreement | ta bien
agreement | orale
robot | eres bot
insult | no sirves pa nada
insult | que menso
capabilities | q sabes hacer
spanish | alguien q hable español?`;
