import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('without settings it serves the hall from the embedded database', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: '0.0.0.0',
    dataDir: undefined,
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    poolSize: 10,
    https: false,
    publicUrl: undefined,
    mail: undefined,
    backups: { folder: undefined, copyFolder: undefined, passphrase: undefined },
    geocoderUrl: 'https://photon.komoot.io/api/',
    tileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    tileAttribution: '© OpenStreetMap contributors',
    pushHosts: [
      'fcm.googleapis.com',
      '*.push.services.mozilla.com',
      '*.notify.windows.com',
      'web.push.apple.com',
    ],
    lab: false,
    logLevel: 'warn',
    trustProxy: false,
  });
});

test.each([
  [{ PORT: '8080' }, { port: 8080 }],
  [{ PORT: '0' }, { port: 0 }],
  [{ PORT: '' }, { port: 3000 }],
  [{ DATA_DIR: ' /srv/topspin ' }, { dataDir: '/srv/topspin' }],
  [{ DATABASE_URL: 'postgres://a:b@host/name' }, { databaseUrl: 'postgres://a:b@host/name' }],
  [
    { DATABASE_URL: 'postgres://a:b@one:5432,two:5433/name' },
    { databaseUrl: 'postgres://a:b@one:5432,two:5433/name' },
  ],
  [{ DATABASE_DIRECT_URL: 'postgres://a@host/name' }, { databaseDirectUrl: 'postgres://a@host/name' }],
  [{ POOL_SIZE: '20' }, { poolSize: 20 }],
  [{ PUBLIC_URL: 'https://topspin.example/' }, { publicUrl: 'https://topspin.example' }],
  [{ HTTPS: '1' }, { https: true }],
  [
    { PUSH_HOSTS: 'push.example:8443, *.Push.example' },
    { pushHosts: ['push.example:8443', '*.push.example'] },
  ],
  [{ LAB: '1' }, { lab: true }],
  [{ LAB: 'false' }, { lab: false }],
  [{ LOG_LEVEL: 'DEBUG' }, { logLevel: 'debug' }],
  [{ TRUST_PROXY: 'true' }, { trustProxy: true }],
  [{ TRUST_PROXY: '1' }, { trustProxy: 1 }],
  [{ TRUST_PROXY: '10.0.0.0/8, ::1' }, { trustProxy: '10.0.0.0/8, ::1' }],
  [
    { SMTP_URL: 'smtp://mail:25', MAIL_FROM: 'Topspin <open@club.example>' },
    { mail: { smtpUrl: 'smtp://mail:25', from: 'Topspin <open@club.example>' } },
  ],
])('%o is understood', (environment, expected) => {
  expect(readSettings(environment)).toMatchObject(expected);
});

test.each([
  [{ PORT: 'abc' }, 'The setting PORT must be a number from 0 to 65535 (it is "abc").'],
  [{ PORT: '65536' }, 'PORT must be'],
  [{ PORT: '-1' }, 'PORT must be'],
  [{ DATABASE_URL: 'mysql://a:secret@host/name' }, 'DATABASE_URL must be like postgres://'],
  [{ POOL_SIZE: '3' }, 'POOL_SIZE must be a number from 4 to 100'],
  [{ DATABASE_URL: 'topspin' }, 'DATABASE_URL must be like postgres://'],
  [{ PUBLIC_URL: 'https://topspin.example/app' }, 'PUBLIC_URL must be'],
  [{ PUBLIC_URL: 'ftp://topspin.example' }, 'PUBLIC_URL must be'],
  [{ SMTP_URL: 'http://mail' }, 'SMTP_URL must be'],
  [{ SMTP_URL: 'smtp://mail' }, 'MAIL_FROM is needed'],
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM must be'],
  [{ GEOCODER_URL: 'photon' }, 'GEOCODER_URL must be'],
  [{ TILE_URL: 'https://tiles.example/{z}/{x}.png' }, 'TILE_URL must be'],
  [{ HTTPS: 'on' }, 'HTTPS must be 1 or 0'],
  [{ PUSH_HOSTS: 'https://push.example' }, 'PUSH_HOSTS must be hosts'],
  [{ LAB: 'maybe' }, 'LAB must be 1 or 0'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
  [{ TRUST_PROXY: 'my proxy' }, 'TRUST_PROXY must be'],
])('%o stops the start', (environment, line) => {
  expect(() => readSettings(environment)).toThrow(line);
});

test('a wrong address is not repeated, since it may hold a password', () => {
  expect(() => readSettings({ DATABASE_URL: 'mysql://a:secret@host/name' })).not.toThrow('secret');
});
