/** The guide to trust this installation's certificate on a phone. */
export const secure = {
  title: 'Conexión segura',
  hint: 'Para que el móvil abra Topspin sin conexión y no apague la pantalla mientras arbitras.',
  already: 'Esta conexión ya es segura: no tienes que hacer nada.',
  none: 'Este servidor solo ofrece http. Quien lo lleva puede activar la conexión segura arrancándolo con HTTPS=1.',
  download: {
    title: '1. Descarga el certificado',
    body: 'Es de esta instalación de Topspin y solo vale para direcciones de redes locales. Comprueba su huella en el paso siguiente.',
    action: 'Descargar el certificado',
  },
  compare: {
    title: '2. Compara la huella',
    body: 'La huella SHA-256 del certificado es esta. Antes de confiar en él, compárala con la que muestra al arrancar el ordenador que sirve Topspin: si no es la misma, no sigas. El iPhone la enseña en los detalles antes de instalarlo; Android, después, en las credenciales de confianza.',
  },
  android: {
    title: '3. Instálalo en Android',
    one: 'Abre Ajustes y busca «certificado».',
    two: 'Elige «Instalar un certificado» y después «Certificado de CA»; Android te avisa: sigue adelante.',
    three: 'Elige el archivo topspin.crt que has descargado.',
  },
  ios: {
    title: '3. Instálalo en un iPhone o iPad',
    one: 'Descárgalo con Safari y permite el perfil.',
    two: 'En Ajustes, toca «Perfil descargado» e «Instalar».',
    three:
      'En Ajustes › General › Información › Configuración de certificados, activa la confianza en Topspin.',
  },
  open: {
    title: '4. Entra por la dirección segura',
    body: 'Es otra dirección para el navegador: inicia sesión otra vez y guárdala en la pantalla de inicio.',
  },
} as const;
