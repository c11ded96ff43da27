/** The terms and conditions, in full. */
export const terms = {
  title: 'Términos y condiciones',
  updated: 'Versión 2, vigente desde el 22 de noviembre de 2026',
  sections: {
    what: {
      title: 'Qué es este servicio',
      body: 'Topspin sirve para organizar torneos de tenis de mesa, apuntarse a ellos, llevar los marcadores y mantener un ranking. Lo ofrece quien administra esta instalación: un club, una federación o una organización. Esa entidad es la responsable del servicio y de tus datos.',
    },
    account: {
      title: 'Tu cuenta',
      body: 'La cuenta es personal. Da datos verdaderos, guarda la contraseña y avisa si crees que otra persona la usa. Puedes cerrar la cuenta cuando quieras desde tu perfil.',
    },
    player: {
      title: 'Perfil de jugador e inscripciones',
      body: 'Para inscribirte necesitas un perfil de jugador. Si inscribes a otra persona declaras que tienes su consentimiento, o el de su tutor si es menor de 14 años; guardamos quién lo confirmó, cuándo y con qué relación. Una inscripción compromete a presentarse: quien no pueda ir debe darse de baja antes de que cierre la recepción.',
    },
    organisers: {
      title: 'Organizar torneos y sedes',
      body: 'Quien crea un torneo o una sede declara que puede hacerlo y que lo que publica es cierto, y cuenta con el acuerdo de quienes la administran con él. Los teléfonos que ve como organizador solo puede usarlos para ese torneo.',
    },
    results: {
      title: 'Resultados y ranking',
      body: 'Los resultados son públicos para quienes usan la instalación y, si la organización lo permite, para cualquiera que tenga el enlace del torneo. Se aplican las reglas de la ITTF. Un resultado erróneo se corrige avisando a la organización, y el ranking se recalcula.',
    },
    privacy: {
      title: 'Qué datos guardamos y para qué',
      body: 'Guardamos tu nombre, tu correo, tu fecha de nacimiento, tu teléfono si lo das, tus inscripciones y tus resultados, solo para que los torneos funcionen. A los demás se les muestra tu categoría de edad, nunca la fecha. El teléfono lo ven solo los organizadores de tus torneos, salvo que elijas lo contrario. La diversidad funcional se guarda únicamente con tu consentimiento expreso, y quién participa en un torneo para personas con diversidad funcional lo ven solo su organización y quienes están inscritos en él, o los administran. A quien organiza otros torneos del mismo día en la misma sala se le dice que alguien está en otro partido, pero no en cuál. Si activas los avisos en un dispositivo guardamos, hasta que cierras la sesión en él, la dirección que le da el servicio de avisos de su navegador, que entrega los avisos cifrados. No hay publicidad ni se ceden datos a terceros. Los correos y avisos que te enviamos, y el nombre de quien arbitra con un QR sin tener cuenta, se borran a los 30 días, las sesiones cerradas y los intentos rechazados a los 90, y el registro de lo que se hizo a los tres años. Si un torneo trae a sus participantes de click-TT, su año de nacimiento y su licencia vuelven allí con los resultados y se borran aquí 90 días después.',
    },
    maps: {
      title: 'Mapas y fotos de sedes',
      body: 'Un mapa no se pide a nadie hasta que lo abres; entonces tu navegador lo pide al servicio que se indica debajo, que ve tu dirección IP y la zona que miras. Las direcciones que buscas las pide esta instalación por ti. Quien sube una foto declara que puede publicarla; se le quitan la posición y los datos de la cámara. Si sales en una foto y no quieres, pídelo a quien administra la sede: las fotos retiradas se borran a los 90 días.',
    },
    rights: {
      title: 'Tus derechos',
      body: 'Puedes consultar, corregir, descargar y borrar tus datos desde tu perfil o pidiéndoselo a quien administra la instalación. Como madre, padre o tutor puedes hacer lo mismo con los datos de los menores a tu cargo y retirar tu consentimiento cuando quieras, desde su perfil: entonces se borra, y lo que se hizo antes sigue siendo válido. Si otra madre, padre o tutor lleva también ese perfil, lo decidís entre los dos. Al borrar la cuenta, tus resultados quedan bajo «Jugador/a eliminado/a», porque también son de tus rivales. Si crees que tus datos no se tratan bien, puedes reclamar ante la Agencia Española de Protección de Datos.',
    },
    conduct: {
      title: 'Juego limpio',
      body: 'No se permite falsear resultados, hacerse pasar por otra persona, molestar a nadie ni intentar entrar donde no te corresponde. La organización puede retirar una inscripción, y la administración cerrar una cuenta, explicando el motivo.',
    },
    changes: {
      title: 'Cambios en estos términos',
      body: 'Si cambian, publicamos aquí la versión nueva, con la fecha desde la que vale. Si no estás de acuerdo, puedes borrar tu cuenta. Se aplica la ley española.',
    },
  },
} as const;
