import { a, h, list, p, steps } from './html.ts'
import type { Texts } from './texts.ts'

export const es: Texts = {
  seo: {
    title: '{operator}: peaje sin barreras',
    description:
      'Encuentre sus trayectos por la {road} con su matrícula, páguelos en pocos minutos y reciba una alerta en cada paso.',
  },
  gdpr: p(
    '{operator} trata estos datos para atender su solicitud y cumplir sus obligaciones legales. Nunca se venden.',
    `Puede consultarlos, corregirlos o pedir que se borren escribiendo a <strong>{email}</strong>. ${a('/privacy', 'Más sobre sus derechos')}`,
  ),
  home: {
    title: '¿Ya ha pasado? Solo queda pagar',
    subtitle: 'En la {road} el peaje se paga <strong>después del viaje</strong>, en línea y solo con la matrícula.',
    buttonText: 'Cómo funciona',
    listBlockTitle: 'Prepare su viaje',
  },
  volcanoHome: {
    title: 'La ruta de los volcanes, sin barreras',
    subtitle: 'Circule por la {road} sin detenerse y pague su paso <strong>en {freeDays} días</strong>.',
    buttonText: 'Descubrir el peaje sin paradas',
    listBlockTitle: 'Lecturas antes de salir',
  },
  toPay: {
    primoPassant: p(
      '<strong>¿Es su primer retraso?</strong> Pague este trayecto antes de la fecha límite indicada y el recargo no aumenta.',
    ),
    paymentPeriod: 'Tras su paso dispone de {freeDays} días para pagar sin recargo.',
  },
  prepayment: {
    title: 'Prepagar un trayecto',
    subtitle: 'Elija entrada y salida en la {road}, pague y viaje con tranquilidad.',
  },
  authentication: {
    user: {
      title: 'Su área de cliente',
      content: p('Guarde sus vehículos, vea todos sus trayectos de un vistazo y conserve cada recibo.'),
    },
    renter: {
      title: 'Área de empresas de alquiler',
      content: p('Siga los pasos de su flota, importe matrículas y gestione los avisos de pago en un solo lugar.'),
    },
  },
  help: { title: 'Centro de ayuda', subtitle: 'Respuestas a las preguntas más frecuentes, tema por tema.' },
  categories: {
    pay: 'Pagar un trayecto',
    notices: 'Avisos de pago y recargos',
    vehicles: 'Mi vehículo y mi matrícula',
    claims: 'Reclamar contra un aviso',
    account: 'Cuenta, recibos y alertas',
    renters: 'Empresas de alquiler y flotas',
  },
  articles: {
    'pay-now': { title: 'Pagar un trayecto ahora', content: '' },
    'how-to-pay': {
      title: '¿Cómo pago mi paso?',
      extract:
        'Basta con la matrícula, sin dispositivo. Inicie sesión si está guardada en una cuenta o si hay un trayecto en curso.',
      content:
        p('Los pórticos leen su matrícula. Su paso aparece en línea {visibleHours} horas después como muy tarde.') +
        steps(
          `Abra la página ${a('/form/payment', 'Pagar')} e indique el país y el número de matrícula.`,
          'Compruebe los trayectos: fecha, entrada, salida y precio.',
          'Pague con tarjeta bancaria o con una tarjeta de combustible aceptada.',
          'Descargue el recibo o recíbalo por correo electrónico.',
        ),
    },
    'payment-deadline': {
      title: '¿Cuánto tiempo tengo para pagar?',
      extract: 'Dispone de {freeDays} días desde su paso para pagar sin ningún recargo.',
      content: p(
        'Los <strong>{freeDays} días</strong> empiezan el día en que pasa bajo el último pórtico. La fecha límite figura junto a cada trayecto.',
        'Después se envía un aviso de pago al titular del vehículo y al peaje se le suman recargos.',
        'Los fines de semana y festivos también cuentan: pague en cuanto aparezca el trayecto.',
      ),
    },
    'payment-methods': {
      title: '¿Qué medios de pago aceptan?',
      extract: 'Tarjetas bancarias y varias tarjetas de combustible para empresas.',
      content:
        list(
          '<strong>Tarjeta bancaria</strong>: para todos los trayectos, también prepagados.',
          '<strong>Tarjetas SHELL y ESSO</strong>: para todos los trayectos, también prepagados.',
          '<strong>Tarjetas TOTAL y DKV</strong>: solo para trayectos terminados.',
        ) + p('El emisor puede excluir algunas clases de vehículo.', 'No se aceptan cheques ni efectivo.'),
    },
    'other-ways-to-pay': {
      title: '¿Puedo pagar de otra forma que en línea?',
      extract: 'Sí, por teléfono. Otra persona también puede pagar por usted.',
      content:
        list(
          '<strong>Por teléfono</strong>: llame al {phone} con su matrícula y su tarjeta bancaria a mano.',
          '<strong>Otra persona</strong>: basta con la matrícula o con el número de su aviso.',
          '<strong>Con una cuenta</strong>: sus vehículos y trayectos quedan reunidos y basta un solo pago.',
        ) + p('No se aceptan cheques ni efectivo. El plazo es el mismo para todos los medios.'),
    },
    'journey-not-found': {
      title: 'No encuentro mi trayecto',
      extract: 'Un paso puede tardar hasta {visibleHours} horas en aparecer.',
      content:
        p('Antes de escribirnos, compruebe:') +
        list(
          'la matrícula, carácter por carácter: la O y el 0, la I y el 1 se confunden con facilidad;',
          'el país de matriculación elegido;',
          'si el vehículo es de alquiler, las fechas y horas de su contrato.',
        ) +
        p('Si tras {visibleHours} horas no aparece nada, quizá el trayecto ya se pagó con un dispositivo o un abono.'),
    },
    'payment-refused': {
      title: 'Mi pago ha sido rechazado',
      catchphrase: 'Cuando un pago se rechaza, no se cobra nada.',
      content:
        p('Casi siempre lo rechaza el banco: límite alcanzado, confirmación fuera de plazo o tarjeta caducada.') +
        list(
          'Confirme la solicitud en la aplicación de su banco antes de que caduque.',
          'Pruebe con otra tarjeta.',
          'Espere unos minutos antes de volver a empezar.',
        ) +
        p('El plazo de pago sigue corriendo: no lo deje para más tarde.'),
    },
    'prepay-journey': {
      title: '¿Puedo prepagar un trayecto?',
      extract: 'Sí, en el tramo correspondiente, hasta cinco trayectos a la vez.',
      content: p(
        `Abra la página ${a('/form/prepayment', 'Prepagar')}, indique su matrícula y elija entrada y salida. El precio aparece al instante; puede añadir la vuelta.`,
        'Los trayectos ya realizados deben pagarse al mismo tiempo. El prepago no está disponible para vehículos de alquiler.',
      ),
    },
    'surcharge-steps': {
      title: '¿Qué ocurre si pago tarde?',
      extract: 'El recargo aumenta por tramos: {firstFee}, después {secondFee}, después una multa.',
      content:
        steps(
          '<strong>Hasta {freeDays} días después del paso</strong>: solo paga el peaje.',
          '<strong>En los {secondFrom} días siguientes</strong>: peaje más {firstFee} de recargo.',
          '<strong>Hasta {prosecutorFrom} días después de la primera fecha límite</strong>: peaje más {secondFee} de recargo.',
          '<strong>Después</strong>: el expediente se envía a la fiscalía (OMP) y al peaje se añade una multa de {fine}.',
        ) + p('Cuanto antes pague, menos pagará.'),
    },
    'read-a-notice': {
      title: '¿Dónde está el número de mi aviso?',
      extract: 'Arriba a la derecha de la carta, bajo las palabras «Avis de paiement».',
      content: p(
        'El aviso indica la fecha y el lugar del paso, la matrícula leída y el importe. Su número está arriba a la derecha.',
        `Introdúzcalo en la página ${a('/form/payment', 'Pagar')}, en la pestaña «Por número de aviso o de expediente». Los espacios no importan.`,
      ),
    },
    'fake-messages': {
      title: '¿Este SMS o correo es realmente suyo?',
      extract: 'Nunca pedimos un pago por SMS. En caso de duda, escriba usted la dirección de este sitio.',
      content:
        p(
          'Mensajes falsos reclaman un peaje en nombre de sociedades de autopistas. Meten prisa, amenazan con una multa y llevan a una copia del sitio.',
        ) +
        list(
          'No enviamos SMS.',
          'El correo de una alerta indica la matrícula, el paso y el importe. Su enlace «Pagar este trayecto» abre la búsqueda de este sitio con esa matrícula, y usted paga después de ver el trayecto.',
          'Todos los enlaces de nuestros correos empiezan por la dirección de este sitio. Los demás muestran un recibo, activan una cuenta, eligen una nueva contraseña, confirman o detienen una alerta.',
          'Ninguno de estos correos ni de estos enlaces pide un número de tarjeta, un código secreto o su contraseña actual.',
          '¿Alguna duda? No abra el enlace: escriba la dirección de este sitio y busque su matrícula. Un paso tarda hasta {visibleHours} horas en aparecer; nuestras alertas salen cuando ya es visible.',
        ) +
        p('¿Ha dado sus datos bancarios? Llame enseguida a su banco y escríbanos a {email}.'),
    },
    'non-payment-declaration': {
      title: '¿Qué es una declaración de impago?',
      extract: 'Un acta emitida en la barrera cuando el peaje no se pudo pagar en el momento.',
      content: p(
        'Si no pudo pagar en una autopista con barreras, se le entregó o envió una declaración de impago. Puede pagarla en línea con el número de la declaración o con la matrícula.',
        'Su fecha límite figura junto al precio: páguela antes, después costará más.',
      ),
    },
    'sent-to-prosecutor': {
      title: 'Mi expediente se ha enviado a la fiscalía (OMP)',
      extract: 'Entonces ya no se puede pagar ni reclamar en este sitio.',
      content: p(
        'Si el aviso no se paga a tiempo, el expediente se envía al oficial de la fiscalía, llamado OMP en Francia. Recibirá una multa con sus propias instrucciones de pago.',
        'Cualquier recurso debe dirigirse al OMP, a la dirección que figura en la multa.',
      ),
    },
    'paid-but-notified': {
      title: 'He pagado y aun así he recibido un aviso',
      extract: 'Es posible que el pago y el aviso se hayan cruzado.',
      content: p(
        'Compare las fechas del recibo y del aviso: uno impreso antes de su pago puede llegar después. En ese caso no tiene que hacer nada.',
        `Si el recibo es anterior al aviso, ${a('/form/claim', 'reclame')} y adjunte el recibo.`,
      ),
    },
    'public-service': { title: 'El sitio oficial de la administración francesa', content: '' },
    'sold-vehicle': {
      title: 'He vendido mi vehículo',
      extract: 'Envíenos el contrato de venta y el aviso irá al nuevo propietario.',
      content:
        p('Si el paso es posterior a la venta, usted no debe el peaje.') +
        steps(
          `Abra la página ${a('/form/claim', 'Reclamar')} e introduzca el número del aviso.`,
          'Elija el motivo «Vehículo vendido antes del paso».',
          'Adjunte el contrato de venta con fecha y hora.',
        ),
    },
    'rental-car': {
      title: 'Conduzco un vehículo de alquiler',
      extract: 'Marque la casilla de alquiler e indique las fechas del contrato.',
      content: p(
        'Con las fechas de alquiler solo se muestran sus propios pasos. Pague dentro del plazo: después, el aviso se envía a la empresa de alquiler, que puede cobrarle gastos de gestión.',
        'También puede pagar tras devolver el vehículo: tenga el contrato a mano.',
      ),
    },
    'foreign-plates': {
      title: 'Mi matrícula no es francesa',
      extract: 'Elija el país de matriculación y escriba la matrícula tal como aparece.',
      content: p(
        'Los pórticos leen las matrículas de todos los países europeos. Guiones, puntos y espacios no importan; las letras con tilde o diéresis se escriben con normalidad.',
        'Los plazos y recargos son los mismos que para una matrícula francesa. Los avisos se envían al país de matriculación.',
      ),
    },
    'vehicle-class': {
      title: '¿De qué clase es mi vehículo?',
      extract: 'Depende del tipo de vehículo, la altura y el número de ejes.',
      content:
        list(
          '<strong>Clase 1</strong>: turismo, turismo con remolque o furgoneta pequeña, hasta 2 m de altura.',
          '<strong>Clase 2</strong>: furgoneta o turismo con caravana de más de 2 m, autocaravana de menos de 3 m.',
          '<strong>Clase 3</strong>: autocaravana de más de 3 m, autocar o camión de 2 ejes.',
          '<strong>Clase 4</strong>: autocar o camión de 3 ejes o más.',
          '<strong>Clase 5</strong>: moto.',
        ) + p('Si la clase es errónea, puede reclamar en línea.'),
    },
    'new-plate': {
      title: 'Mi vehículo tiene matrícula nueva',
      extract: 'Durante unos días, busque también con la matrícula antigua.',
      content: p(
        'Una matrícula provisional y la definitiva son dos números distintos: busque sus pasos con ambas.',
        'Si tiene cuenta, añada la nueva matrícula y elimine la antigua cuando todo esté pagado.',
      ),
    },
    'motorbikes-trailers': {
      title: 'Motos, remolques y caravanas',
      extract: 'Las motos pagan la tarifa de la clase 5; un remolque puede cambiar la clase del coche.',
      content: p(
        'Una moto pasa bajo los pórticos como cualquier vehículo: se lee su matrícula trasera.',
        'Con remolque o caravana cuenta siempre la matrícula del vehículo tractor. Por encima de 2 m de altura se aplica la clase 2.',
      ),
    },
    'when-to-claim': {
      title: '¿En qué casos puedo reclamar?',
      extract:
        'Vehículo vendido, robado, prestado o alquilado, matrícula duplicada, peaje ya pagado, clase o recorrido erróneos.',
      content:
        p('Puede reclamar contra un aviso de pago cuando:') +
        list(
          'el vehículo de la foto no es el suyo;',
          'había vendido, prestado o alquilado el vehículo;',
          'el vehículo había sido robado, o su matrícula duplicada;',
          'el peaje ya está pagado;',
          'la clase, la entrada o la salida no son correctas.',
        ) +
        p('Haber olvidado pagar no es motivo de reclamación.'),
    },
    'how-to-claim': {
      title: '¿Cómo se reclama?',
      extract: 'En línea, en unos minutos, con su matrícula o el número del aviso y sus justificantes.',
      content: steps(
        `Abra la página ${a('/form/claim', 'Reclamar')} y busque su aviso.`,
        'Seleccione los trayectos afectados, todos del mismo tipo.',
        'Indique el motivo, explique lo ocurrido y adjunte los justificantes.',
        'Recibirá una confirmación por correo electrónico.',
      ),
    },
    'claim-documents': {
      title: '¿Qué justificantes debo adjuntar?',
      extract: 'Archivos PNG, JPG, GIF o PDF, 5 MB en total.',
      content:
        list(
          '<strong>Venta</strong>: contrato de venta fechado.',
          '<strong>Alquiler o préstamo</strong>: contrato o datos del conductor.',
          '<strong>Matrícula duplicada</strong>: copia de la denuncia.',
          '<strong>Ya pagado</strong>: recibo o extracto bancario.',
        ) + p('Oculte los datos que no tengan que ver con su solicitud.'),
    },
    'claim-answer': {
      title: '¿Cuándo tendré respuesta?',
      extract: 'En un máximo de {answerDays} días, por correo electrónico.',
      content: p(
        'Cada reclamación la estudia una persona. Recibirá una respuesta motivada por correo en un máximo de {answerDays} días.',
        'Mientras se estudia, el recargo no aumenta.',
      ),
    },
    'stolen-plate': {
      title: 'Han duplicado mi matrícula',
      extract: 'Denuncie los hechos y reclame adjuntando la denuncia.',
      content: p(
        'Si el vehículo fotografiado no es el suyo, denúncielo a la policía y solicite una nueva matrícula.',
        `Adjunte la denuncia a su ${a('/form/claim', 'reclamación')}: se anularán todos los pasos fraudulentos.`,
      ),
    },
    'claim-and-pay': {
      title: '¿Debo pagar antes de reclamar?',
      catchphrase: 'No: la reclamación basta para suspender el plazo.',
      content: p(
        'No tiene que pagar los trayectos contra los que reclama. Si prefiere pagarlos antes, continúe después con la reclamación: el pago se reembolsa si se acepta la reclamación. Los demás trayectos de la misma matrícula siguen pendientes de pago.',
      ),
    },
    'open-account': {
      title: '¿Por qué y cómo crear una cuenta?',
      extract: 'Para tener juntos sus vehículos, sus trayectos en detalle y sus datos de facturación.',
      content:
        p(`Es gratis. ${a('/account/register', 'Cree su cuenta')} y después:`) +
        steps(
          'abra el enlace que recibirá por correo, válido durante {linkHours} horas;',
          'inicie sesión y añada sus matrículas;',
          'si lo desea, complete su dirección de facturación.',
        ),
    },
    'lost-password': {
      title: 'He olvidado mi contraseña',
      extract: 'Pida un enlace para cambiarla, válido durante {linkHours} horas.',
      content: p(
        `En la ${a('/account/login', 'página de inicio de sesión')} elija «¿Ha olvidado su contraseña?». Revise también el correo no deseado.`,
        'Tras cinco intentos fallidos, el acceso se bloquea unos minutos para proteger su cuenta.',
      ),
    },
    receipts: {
      title: '¿Cómo consigo un recibo?',
      extract: 'Al terminar el pago, en PDF, o por correo electrónico.',
      content: p(
        'El recibo se envía a la dirección indicada al pagar. En la página de confirmación también puede descargarlo o enviarlo a otra dirección. Indica la matrícula, los trayectos, los importes y el IVA.',
        `¿Ha cerrado la página? Encuentre el recibo, o recíbalo de nuevo, en la página ${a('/receipts', 'Mis recibos')}.`,
      ),
    },
    'alert-emails': {
      title: '¿Qué es la alerta de paso?',
      extract: 'Un correo en cada paso, para no olvidar nunca el pago.',
      content: p(
        `${a('/alert', 'Suscríbase con su matrícula')}: tras cada paso bajo un pórtico recibirá un correo con el enlace para pagar. Es gratis.`,
        'Cada mensaje incluye un enlace para darse de baja. Sus datos se borran dos años después del último paso.',
      ),
    },
    'personal-data-rights': {
      title: '¿Qué hacen con mis datos?',
      extract: 'Guardamos solo lo necesario para cobrar el peaje, y por tiempo limitado.',
      content: p(
        'Las fotos de matrículas se borran tras el pago, salvo litigio. Los datos de la alerta se borran dos años después del último paso.',
        `Sus derechos y cómo ejercerlos se explican en la página ${a('/privacy', 'Protección de datos personales')}.`,
      ),
    },
    'delete-account': {
      title: '¿Cómo elimino mi cuenta?',
      extract: 'Desde su perfil, en cualquier momento.',
      content: p(
        `Abra ${a('/account/profile', 'su perfil')} y elija «Eliminar mi cuenta». Es definitivo: se pierden las matrículas guardadas y las alertas.`,
        'Los trayectos sin pagar siguen pendientes y se pagan con la matrícula.',
      ),
    },
    'renter-access': {
      title: '¿Cómo obtengo acceso como empresa de alquiler?',
      extract: 'Lo abre nuestro equipo y usted lo activa.',
      content: p(
        'Escriba a {email} con el nombre de su empresa y su número de registro mercantil. Recibirá un enlace de activación, válido {linkHours} horas, para elegir su contraseña (12 caracteres como mínimo).',
      ),
    },
    'import-plates': {
      title: 'Importar matrículas',
      extract: 'Un archivo CSV de cuatro columnas, hasta {importLines} líneas y {importSize} MB.',
      content:
        p('La primera línea contiene los nombres de las columnas:') +
        p('<code>numberPlate;countryCode;validityStartDate;validityEndDate</code>') +
        list(
          'separador: punto y coma, coma o tabulador;',
          'fechas en formato AAAA-MM-DD o DD/MM/AAAA, la de fin es opcional;',
          'países con dos letras: FR, DE, IT…',
        ) +
        p(
          'El archivo se comprueba antes de enviarlo. Las líneas incorrectas se muestran con su motivo y se dejan fuera: al confirmar, importa todas las demás.',
          'Descargue las líneas rechazadas, corríjalas e impórtelas a su vez. Una matrícula ya presente se actualiza, y el mismo archivo importado dos veces no cambia nada.',
        ),
    },
    'closure-date': {
      title: 'Cerrar un vehículo',
      extract: 'Después de la fecha de cierre ya no se le atribuyen pasos.',
      content: p(
        'En la lista de vehículos elija «Cerrar» e indique la fecha de fin. No puede ser anterior al inicio de validez y se puede cambiar después.',
        'Para varios vehículos a la vez, márquelos, o toda la lista filtrada, y elija «Cerrar la selección».',
      ),
    },
    'renter-notices': {
      title: 'Gestionar un aviso como empresa de alquiler',
      extract:
        'Identifique al conductor mediante una reclamación, o cierre sesión para pagarlo con el número del aviso.',
      content: p(
        'La lista de avisos abarca toda su flota. Seleccione aquellos contra los que reclama, elija «Vehículo prestado o alquilado» y adjunte el contrato: el aviso se enviará al conductor.',
      ),
    },
    'export-journeys': {
      title: 'Exportar trayectos y vehículos',
      extract: 'En CSV, con los filtros mostrados en pantalla.',
      content: p(
        'El archivo se abre con cualquier hoja de cálculo, sin límite de páginas. Respeta sus filtros; el de vehículos se puede volver a importar.',
      ),
    },
    'renter-contact': { title: 'Volver al centro de ayuda', content: '' },

    'how-free-flow-works': {
      title: 'El peaje sin barreras, ¿cómo funciona?',
      catchphrase: 'Pórticos en lugar de barreras: usted conduce, nosotros leemos la matrícula.',
      extract: 'Sin tique ni colas: se paga en línea, después del paso.',
      content:
        p(
          'En la {road} no hay barreras de peaje. Los pórticos identifican cada vehículo sin que reduzca la velocidad.',
        ) +
        h('Antes') +
        p('No hay nada que preparar. Puede crear una cuenta o suscribirse a la alerta de paso.') +
        h('Durante') +
        p('Conduzca con normalidad por su carril. Bajo los pórticos rigen los límites de velocidad.') +
        h('Después') +
        p(`Dispone de {freeDays} días para ${a('/form/payment', 'pagar en línea')}.`),
      buttonText: 'Leer el artículo',
    },
    'paying-after-the-trip': {
      title: 'Pague en dos minutos desde el móvil',
      catchphrase: 'Su matrícula, su tarjeta y listo.',
      content: '',
      buttonText: 'Pagar un trayecto',
    },
    'electric-journeys': {
      title: 'Viajar en eléctrico',
      catchphrase: 'Carga rápida, autonomía, tarifas: prepare un viaje sereno.',
      extract: 'En cada gran área de servicio le esperan cargadores rápidos.',
      content: p(
        'Prevea una pausa cada dos horas: veinte minutos suelen bastar para recuperar 150 km de autonomía.',
        'En autopista, circular a 110 km/h en vez de 130 alarga mucho la autonomía, sobre todo en invierno.',
      ),
      buttonText: 'Leer los consejos',
    },
    'night-driving': {
      title: 'Conducir de noche con seguridad',
      catchphrase: 'Cinco hábitos para llegar descansado.',
      extract: 'El cansancio es la primera causa de accidente mortal en autopista.',
      content: list(
        'Duerma bien la noche anterior.',
        'Pare al menos cada dos horas.',
        'Veinte minutos de sueño valen más que tres cafés.',
        'Limpie el parabrisas y los faros antes de salir.',
        'Al primer bostezo, cambie de conductor.',
      ),
      buttonText: 'Leer los consejos',
    },
    'the-toll-stretch': {
      title: 'El recorrido, enlace por enlace',
      catchphrase: 'Todas las entradas y salidas de peaje en un solo mapa.',
      extract: 'Localice sus enlaces antes de salir.',
      content: p(
        'El tramo de peaje de la {road} se recorre sin una sola parada. Algunos trayectos locales entre pórticos vecinos son gratuitos.',
        'El precio depende de la entrada, la salida y la clase del vehículo.',
      ),
      buttonText: 'Ver el mapa',
    },
    'across-the-volcanoes': {
      title: 'Entre volcanes dormidos',
      catchphrase: 'Ochenta cumbres redondas, lagos y pueblos de piedra negra.',
      extract: 'Una escapada a pocos minutos de la salida.',
      content: p(
        'Deje la autopista una hora o un día: los senderos de las crestas dominan toda la cadena.',
        'En primavera, salga temprano: la luz de la mañana dibuja cada cráter.',
      ),
      buttonText: 'Descubrir la etapa',
    },
    'family-holidays': {
      title: 'Viajar en familia sin estrés',
      catchphrase: 'Juegos, pícnics y música: el camino forma parte de las vacaciones.',
      extract: 'Ideas para que el viaje se haga más corto.',
      content: p(
        'Las áreas más verdes son también las mejor equipadas: mesas a la sombra, juegos, cambiadores.',
        'Revise la presión de los neumáticos y las sillas infantiles antes de cargar el maletero.',
      ),
      buttonText: 'Preparar la salida',
    },
    'passage-alert': {
      title: 'No vuelva a olvidar un pago',
      catchphrase: 'Con la alerta de paso recibe un correo en cada paso.',
      content: '',
      buttonText: 'Suscribirse a la alerta',
    },
    fleets: {
      title: 'Empresas y alquiler: toda su flota en un solo lugar',
      catchphrase: 'Importe matrículas, siga los pasos, exporte sus trayectos.',
      content: '',
      buttonText: 'Ir al área de alquiler',
    },
    'customer-account': {
      title: 'Gane tiempo en su próximo viaje',
      catchphrase: 'Cree una cuenta gratuita: matrículas, recibos y dirección siempre a mano.',
      content: '',
      buttonText: 'Crear una cuenta',
    },
    'legal-notice': {
      title: 'Aviso legal',
      content:
        h('Editor') +
        p('{operator}, sociedad explotadora de demostración. Contacto: {email}, {phone}.') +
        h('Alojamiento') +
        p('El editor aloja este sitio en la Unión Europea.') +
        h('Propiedad intelectual') +
        p('Los textos e ilustraciones no pueden reproducirse sin autorización previa.'),
    },
    privacy: {
      title: 'Protección de datos personales',
      content:
        h('Qué tratamos') +
        list(
          'matrícula, fecha y lugar del paso, para cobrar el peaje;',
          'correo y dirección, para recibos y cuenta de cliente;',
          'matrícula y correo de la alerta de paso, hasta dos años después del último paso.',
        ) +
        h('Sus derechos') +
        p('Acceso, rectificación, supresión, limitación y oposición: escriba a {email}. Respuesta en un mes.') +
        p('También puede acudir a la autoridad de protección de datos de su país.'),
    },
    'site-map': {
      title: 'Mapa del sitio',
      content: list(
        a('/', 'Inicio'),
        a('/form/payment', 'Pagar'),
        a('/form/claim', 'Reclamar'),
        a('/form/prepayment', 'Prepagar'),
        a('/receipts', 'Mis recibos'),
        a('/alert', 'Alerta de paso'),
        a('/unsubscribe', 'Darse de baja de la alerta de paso'),
        a('/help', 'Centro de ayuda'),
        a('/contact/chatbot', 'Contacto'),
        a('/contact/form', 'Escribir un mensaje'),
        a('/account/login', 'Área de cliente'),
        a('/account/register', 'Crear una cuenta'),
        a('/account/changePassword', 'Contraseña olvidada'),
        a('/renters/login', 'Empresas de alquiler'),
        a('/legal-notice', 'Aviso legal'),
        a('/terms-of-use', 'Condiciones de uso'),
        a('/privacy', 'Protección de datos personales'),
        a('/accessibility', 'Accesibilidad'),
      ),
    },
    'terms-of-use': {
      title: 'Condiciones de uso',
      content:
        h('Objeto') +
        p('Este sitio permite consultar y pagar los peajes debidos a {operator}.') +
        h('Cuenta de cliente') +
        p('Usted responde de mantener en secreto su contraseña y de la exactitud de las matrículas guardadas.') +
        h('Pago') +
        p(
          'El pago es definitivo una vez confirmado; se reembolsa si se acepta su reclamación. El recibo está disponible al momento.',
        ) +
        h('Responsabilidad') +
        p('La indisponibilidad del sitio no suspende los plazos de pago; en caso de avería llame al {phone}.'),
    },
    accessibility: {
      title: 'Accesibilidad: {conformity}',
      content:
        p(
          '{operator} se compromete a que este sitio sea accesible para todos, conforme al artículo 47 de la ley francesa 2005-102 de 11 de febrero de 2005. Esta declaración se refiere a este sitio y a las páginas de pago que muestra.',
        ) +
        h('Situación de cumplimiento') +
        p(
          'Este sitio es {conformity} con la norma francesa RGAA 4.1 y con las WCAG 2.2, nivel AA: se cumple el {rgaaRate} % de los criterios aplicables. {rgaaUnchecked}El equipo del software comprobó el sitio y después una auditoría externa encontró los defectos siguientes. Ninguna persona que use tecnologías de apoyo lo ha evaluado todavía.',
        ) +
        h('Contenido no accesible') +
        '{rgaaUnmet}' +
        h('Excepciones') +
        p(
          'La página del proveedor de pago con tarjeta bancaria es de un tercero: {operator} no puede modificarla. El pago con tarjeta de combustible no pasa por esa página.',
        ) +
        h('Preparación de esta declaración') +
        p(
          '{operator} ha preparado esta declaración el 22 de noviembre de 2026. Cada pantalla se comprueba con pruebas automáticas (axe), con el teclado, con el texto al 200 %, con colores forzados y en una pantalla de 320 px. Todavía no ha habido una auditoría externa.',
        ) +
        h('Observaciones y contacto') +
        p(
          '¿Algo se lo impide? Escriba a {email} o llame al {phone}: responderemos en un plazo de siete días y le propondremos una solución, también para pagar antes de la fecha límite.',
        ) +
        h('Procedimiento de aplicación') +
        p(
          'Si nuestra respuesta no le satisface, puede acudir al Défenseur des droits francés: en línea en defenseurdesdroits.fr, por teléfono en el +33 9 69 39 00 00 o por correo a Défenseur des droits, Libre réponse 71120, 75342 Paris Cedex 07.',
        ),
    },
  },
  conformity: { full: 'plenamente conforme', partial: 'parcialmente conforme', none: 'no conforme' },
  defects: {
    '8.7': 'Criterio 8.7: las palabras y los nombres en otro idioma que el de la página no están señalados.',
    '11.3': 'Criterio 11.3: el campo de la matrícula no tiene la misma etiqueta en todas partes.',
    '11.5':
      'Criterio 11.5: en el área de las empresas de alquiler, las dos fechas que filtran una lista no forman un grupo con nombre.',
    '11.10': 'Criterio 11.10: cuando el servidor rechaza una matrícula, el campo no se señala como erróneo.',
    '11.11': 'Criterio 11.11: el mensaje que rechaza una matrícula no da un ejemplo de matrícula válida.',
    '13.1':
      'Criterio 13.1: en el área de las empresas de alquiler, la opción de deshacer un cierre desaparece al cabo de un tiempo.',
    none: 'No se conocen defectos.',
    unchecked: '{count} criterios aún no se han comprobado y cuentan como no cumplidos. ',
  },
  dialogue: {
    'pay-root': { text: '¿En qué podemos ayudarle con el pago?' },
    'pay-refused': { label: 'Mi pago ha sido rechazado', text: '¿Qué medio de pago ha utilizado?' },
    'pay-refused-card': {
      label: 'Una tarjeta bancaria',
      text: 'Cuando un pago se rechaza, no se cobra nada. Compruebe el límite de la tarjeta y la confirmación en la aplicación de su banco y vuelva a intentarlo.',
    },
    'pay-refused-fuel': {
      label: 'Una tarjeta de combustible',
      text: 'Algunas tarjetas no admiten prepagos ni trayectos en curso. Estas son las reglas de cada una.',
    },
    'pay-refused-again': { label: 'No he llegado hasta ahí', text: '¿Qué mensaje ha visto?' },
    'pay-refused-blocked': {
      label: '«Pago bloqueado»',
      text: 'Inicie sesión para completar un trayecto en curso y pagar los demás. Un expediente enviado a la fiscalía (OMP) ya no se puede pagar en este sitio.',
    },
    'pay-refused-expired': {
      label: '«Su sesión ha caducado»',
      text: 'Por seguridad, una búsqueda solo vale un tiempo breve. Repítala: sus trayectos siguen ahí.',
    },
    'pay-missing': { label: 'No encuentro mi trayecto', text: '¿Cuándo pasó?' },
    'pay-missing-recent': {
      label: 'Hace menos de {visibleHours} horas',
      text: 'Puede que su paso aún no esté registrado. La alerta de paso le dirá cuándo puede pagarlo.',
    },
    'pay-missing-old': {
      label: 'Hace más de {visibleHours} horas',
      text: 'Compruebe la matrícula y el país. Si no aparece nada, escríbanos con la fecha y el lugar del paso.',
    },
    'notices-root': { text: '¿Qué desea saber sobre el aviso?' },
    'notices-late': { label: 'He recibido un aviso de pago', text: '¿Está de acuerdo?' },
    'notices-late-agree': {
      label: 'Sí, quiero pagar',
      text: 'Páguelo con su número antes de la fecha indicada para limitar el recargo.',
    },
    'notices-late-disagree': {
      label: 'No',
      text: 'Reclame en línea, sin tener que pagarlo: el plazo queda entonces suspendido.',
    },
    'vehicles-root': { text: '¿De qué vehículo se trata?' },
    'vehicles-rental': { label: 'Un vehículo de alquiler', text: '¿Lo tiene todavía?' },
    'vehicles-rental-still': { label: 'Sí', text: 'Busque sus trayectos con las fechas de alquiler y páguelos.' },
    'vehicles-rental-back': {
      label: 'No, ya lo he devuelto',
      text: 'Aún puede pagar con las fechas del contrato. Si el paso fue posterior a la devolución, reclame.',
    },
    'claims-root': { text: '¿En qué punto está su reclamación?' },
    'claims-waiting': {
      label: 'Espero una respuesta',
      text: 'Respondemos en un máximo de {answerDays} días; mientras tanto el recargo no aumenta.',
    },
    'account-root': { text: '¿Qué desea hacer?' },
    'account-mail': {
      label: 'No he recibido el correo',
      text: 'Revise el correo no deseado: el enlace es válido {linkHours} horas.',
    },
    'renters-root': { text: '¡Hola! ¿Cuál es su pregunta sobre la flota?' },
    'renters-import': {
      label: 'Mi importación falla',
      text: 'Casi siempre falta una columna o una fecha está escrita de otra forma.',
    },
  },
  actions: {
    CONTACT_FORM: 'Escribir un mensaje',
    PREPAYMENT: 'Prepagar un trayecto',
    PROTEST: 'Reclamar contra un aviso',
    LOGIN: 'Iniciar sesión',
    ALERT: 'Suscribirse a la alerta',
    SIGN_UP: 'Crear una cuenta',
    PAYMENT: 'Pagar un trayecto',
  },
  contactEntries: {
    contact: 'Una pregunta general',
    payment: 'Un pago o un recibo',
    notice: 'Un aviso de pago',
    vehicle: 'Un vehículo o una matrícula',
    data: 'Mis datos personales',
  },
  claimReasons: {
    'not-my-vehicle': 'No es mi vehículo',
    'sold-before': 'Vehículo vendido antes del paso',
    'already-paid': 'Peaje ya pagado',
    'wrong-class': 'Clase de vehículo errónea',
    'wrong-route': 'Entrada o salida errónea',
    stolen: 'Vehículo robado o matrícula duplicada',
    'lent-or-rented': 'Vehículo prestado o alquilado',
    other: 'Otro motivo',
  },
  exports: {
    journeysFile: 'trayectos',
    noticesFile: 'avisos-de-pago',
    platesFile: 'vehiculos',
    date: 'Fecha',
    plate: 'Matrícula',
    country: 'País',
    number: 'Número',
    entrance: 'Entrada',
    exit: 'Salida',
    price: 'Importe (€)',
  },
  mails: {
    activation: {
      subject: 'Active su cuenta de {operator}',
      text: 'Buenos días:\n\nPara activar su cuenta, abra este enlace en las próximas {linkHours} horas:\n{link}\n\nSi no ha pedido nada, ignore este mensaje.\n\n{operator}',
    },
    renterActivation: {
      subject: 'Active su acceso de empresa de alquiler en {operator}',
      text: 'Buenos días:\n\nPara activar su acceso y elegir su contraseña, abra este enlace en las próximas {linkHours} horas:\n{link}\n\n{operator}',
    },
    password: {
      subject: 'Elija una nueva contraseña',
      text: 'Buenos días:\n\nPara elegir una nueva contraseña, abra este enlace en las próximas {linkHours} horas:\n{link}\n\nSi no ha pedido nada, ignore este mensaje: su contraseña no cambia.\n\n{operator}',
    },
    alertConfirmation: {
      subject: 'Confirme la alerta de paso para {plate}',
      text: 'Buenos días:\n\nEsta dirección se ha inscrito en la alerta de paso del vehículo {plate}. Para recibir un correo electrónico en cada paso, confirme en un plazo de {linkHours} horas:\n{link}\n\nSi no ha pedido nada, ignore este mensaje: no se enviará ninguna alerta.\n\n{operator}',
    },
    passage: {
      subject: 'Paso de {plate} el {date}',
      text: 'Buenos días:\n\nSu vehículo {plate} pasó el {date} ({route}). Importe por pagar: {price}.\n\nPagar este trayecto:\n{link}\n\nNo recibir más alertas:\n{unsubscribe}\n\n{operator}',
    },
    claim: {
      subject: 'Hemos recibido su reclamación',
      text: 'Buenos días, {firstName} {lastName}:\n\nSu reclamación n.º {reference} ha quedado registrada. Le responderemos en un máximo de {answerDays} días.\n\n{operator}',
    },
    contact: {
      subject: 'Hemos recibido su mensaje',
      text: 'Buenos días, {firstName} {lastName}:\n\nHemos recibido su mensaje (referencia {reference}) y le responderemos pronto.\n\n{operator}',
    },
    accountDeleted: {
      subject: 'Su cuenta ha sido eliminada',
      text: 'Buenos días:\n\nSu cuenta y los datos asociados han sido eliminados, tal como pidió.\n\n{operator}',
    },
  },
}
