/** Direct, with few mistakes. */
export const questions = `
price | disculpe cuanto cuesta mandar a inspeccionar una casa
price | precios porfa
price | en cuanto me dejan la inspeccion
price | cuanto viene costando una inspeccion completa
price | cuanto es el costo por inspeccion de casa
size | tengo una casa de 1,900 pies cuadrados que precio tiene
size | 2750 sqft cuanto
size | casa d 1500 pies
hidden-fees | no hay sorpresas despues con el cobro?
hidden-fees | lo que dice la cotizacion es lo que pago?
pool | y si tiene alberca es mas caro?
pool | checan el equipo de la piscina
detached-structures | hay una bodega en el patio
detached-structures | el garaje es independiente
basement | hay sotano en la casa lo revisan
stories | tiene 3 pisos
home-age | la casa tiene como 80 años
home-age | por ser casa viejita cobran extra?
large-home | la casa es grandisima
rush | necesito la inspeccion lo antes posible
rush | hay chance de que vengan hoy
discount | tienen cupones?
discount | mi esposo es militar hay descuento
travel-fee | vivo retirado, cobran la ida?
thermal-imaging | usan infrarrojo para ver humedad?
septic | inspeccionan sistemas septicos
well-water | checan el agua de la noria
re-inspection | me pueden hacer una reinspeccion
re-inspection | regresan a checar que ya este arreglado
payment | se puede con tarjeta?
payment | puedo pagar con cheque
payment | que metodos de pago aceptan
pay-at-closing | me lo pueden cobrar en el closing
deposit | cobran deposito para agendar?
cancel | quiero cancelar mi inspeccion de mañana
cancel | que pasa si cancelo
reschedule | necesito reagendar
reschedule | puedo cambiar mi cita al viernes
refund | tienen politica de reembolso
area/place-denton | cubren el condado de denton
area | que areas cubren
area/place-dallas | estan en dallas?
booking | quiero hacer una cita para inspeccion
booking | hay espacio para el miercoles
booking | como puedo agendar
how-soon | cuando es lo mas pronto que pueden
how-soon | que tan rapido puedo conseguir cita
weekend | hacen inspecciones los fines de semana
weekend | trabajan el sabado por la mañana
start-times | a que horas hay citas
start-times | prefiero en la mañana
hours | a que hora cierran
hours | cuales son sus horas de oficina
duration | que tanto se tarda una inspeccion
duration | cuanto tiempo va a estar el inspector
attend | puedo ir a la inspeccion
attend | tengo que estar presente durante la inspeccion
prepare | como debo dejar la casa para el inspector
prepare | hay que vaciar el atico?
utilities | deben estar prendidos los servicios?
utilities | aun no hay luz en la casa
access | como entra el inspector si la casa esta vacia
access | la llave la tiene el realtor
pets | tengo un gato en la casa importa?
weather | inspeccionan aunque llueva
option-period | cuanto dura mi periodo de opcion
option-period | me quedan dos dias de option period
report-time | el mismo dia me dan el reporte?
report-time | cuantos dias tarda el reporte
report-time | para cuando tendria el informe
report-format | el reporte viene con fotografias?
report-format | es digital o impreso el reporte
video | el reporte incluye video
sample-report | puedo ver un ejemplo de como queda el reporte
share-report | pueden enviar el reporte a mi agente
share-report | necesito otra copia del reporte
consultation | me pueden explicar el reporte por telefono
consultation | si tengo dudas del reporte a quien le pregunto
negotiate | sirve el reporte para negociar
negotiate | el vendedor no quiere arreglar nada
repairs | ustedes hacen las reparaciones tambien?
repairs | recomiendan a alguien para arreglar el techo
pass-fail | que tal si no pasa la inspeccion
pass-fail | una casa puede reprobar?
should-i-buy | conviene comprar una casa con problemas de cimientos
should-i-buy | deberia comprarla
why-inspect | por que necesito una inspeccion
why-inspect | es requisito la inspeccion en texas
gas-smell | hay olor a gas en la casa
gas-smell | se me hace que hay fuga de gas
coverage | que cubre la inspeccion
coverage | que partes revisan
coverage | revisan toda la casa?
foundation | tiene problemas de fundacion
foundation | hay una grieta grande en el piso
foundation | las puertas no cierran
pier-and-beam | es pier and beam
roof | revisan tejas y canaletas
roof | el techo tiene goteras
hail | el granizo daño mi techo
attic | revisan la insulacion del atico
hvac | revisan el ac
hvac | la calefaccion no prende
electrical | revisan la electricidad
electrical | se bota el breaker
plumbing | revisan la plomeria
plumbing | hay poca presion de agua
sewer | hacen inspeccion del drenaje con camara
mold | hay moho en las paredes
mold | hacen mold test
termites | hacen inspeccion de termitas
termites | vi cucarachas y ratas
hazards | checan radon
drainage | el agua se queda en el patio
appliances | revisan la lavadora y secadora
windows | revisan las ventanas?
buying | es mi primera casa que hago
buying | quiero comprar una casa
pre-listing | estoy por vender mi casa
new-construction | inspeccionan casas nuevas
new-construction | inspeccion antes de que pongan las paredes
home-warranty | inspeccion de garantia de un año
annual-maintenance | quiero inspeccion de mi propia casa cada año
maintenance-tips | consejos para el invierno
condo | es un departamento
townhome | inspeccionan townhouses
rental | es para renta
other-buildings | inspeccionan negocios
other-buildings | tengo un mobile home
insurance-inspection | mi seguro quiere una inspeccion del techo
appraisal | es diferente al avaluo?
code | la casa cumple con los codigos?
licence | estan certificados?
licence | me da su licencia
insurance | tienen seguro de responsabilidad
experience | hace cuanto que hacen inspecciones
who | quien hace la inspeccion
who | quien es el dueño
why-you | en que son diferentes
reviews | tienen buenas reseñas?
reviews | puedo hablar con clientes anteriores
agents | soy agente de bienes raices
jobs | tienen trabajo?
jobs | como puedo trabajar con ustedes
privacy | guardan mi informacion
complaint | tengo una queja
complaint | estoy molesto con el inspector
inspector-late | donde anda el inspector
confirmation | no he recibido confirmacion
confirmation | quiero confirmar mi cita
contact | numero de telefono
contact | tienen correo electronico?
person | quiero hablar con una persona real
person | llamenme por favor
hello | buenas noches
hello | hola
how-are-you | como estan
thanks | mil gracias
goodbye | bye
agreement | de acuerdo
robot | hablo con un robot?
insult | eres un tonto
capabilities | necesito ayuda
spanish | el reporte puede ser en español`;
