import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Brief, Formatted } from './formatted.tsx';

afterEach(cleanup);

const shown = (text: string, links = true) => render(<Formatted text={text} links={links} />).container;

const formats: readonly (readonly [markdown: string, selector: string, text: string])[] = [
  ['**Sábado**', 'strong', 'Sábado'],
  ['*Sábado*', 'em', 'Sábado'],
  ['~~Sábado~~', 'del', 'Sábado'],
  ['`11-9`', 'code', '11-9'],
  ['# Horario', 'h3', 'Horario'],
  ['## Horario', 'h4', 'Horario'],
  ['* uno', 'ul > li', 'uno'],
  ['3. tres', 'ol[start="3"] > li', 'tres'],
  ['> Puntualidad', 'blockquote', 'Puntualidad'],
  ['|Hora|\n|-|\n|10:00|', 'td', '10:00'],
  ['R&amp;B &lt;3', 'p', 'R&B <3'],
];

it.each(formats)('%s', (markdown, selector, text) => {
  expect(shown(markdown).querySelector(selector)?.textContent).toBe(text);
});

it('lines stay apart', () => {
  expect(shown('Sábado\nDomingo').textContent).toBe('Sábado\nDomingo');
});

it('a text that was typed before there was an editor reads as it was', () => {
  const typed = 'A las 10:00 en la pista 2.\nPremios: 1º trofeo, 2º medalla (5 * 3 €).';
  expect(shown(typed).textContent).toBe(typed);
});

const attacks: readonly string[] = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'text <img src=x onerror=alert(1)> text',
  '<svg onload=alert(1)>',
  '<iframe src="https://evil.example"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<div style="position:fixed;inset:0">x</div>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\nscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox(1))',
  '[x](file:///etc/passwd)',
  '[x](//evil.example)',
  '[x](/app/settings)',
  '<javascript:alert(1)>',
  '[x][y]\n\n[y]: javascript:alert(1)',
  '![x](https://evil.example/pixel.gif)',
  '![x](javascript:alert(1))',
  '![x][y]\n\n[y]: https://evil.example/pixel.gif',
  '[![x](https://evil.example/p.gif)](javascript:alert(1))',
  '`<img src=x onerror=alert(1)>`',
  '```html\n<script>alert(1)</script>\n```',
  '|<img src=x onerror=alert(1)>|\n|-|\n|<script>alert(1)</script>|',
  '[x](https://ok.example "onmouseover=alert(1) x=\\"")',
];

const harmless =
  /^(?:div|p|h[345]|strong|em|del|code|pre|br|hr|ul|ol|li|blockquote|table|thead|tbody|tr|th|td|a)$/u;

describe('nothing of these does anything', () => {
  it.each(attacks)('%s', (markdown) => {
    for (const element of shown(markdown).querySelectorAll('*')) {
      expect(element.localName).toMatch(harmless);
      for (const { name } of element.attributes)
        expect(['class', 'href', 'rel', 'target', 'start']).toContain(name);
      const href = element.getAttribute('href');
      if (href !== null) expect(href).toBe('https://ok.example/');
    }
  });
});

const links: readonly (readonly [markdown: string, href: string])[] = [
  ['[Bases](https://topspin.example/bases)', 'https://topspin.example/bases'],
  ['<https://topspin.example/bases>', 'https://topspin.example/bases'],
  ['[Escríbenos](mailto:club@topspin.example)', 'mailto:club@topspin.example'],
  ['[Llama](tel:+34600000000)', 'tel:+34600000000'],
];

it.each(links)('%s leads there, giving nothing away', (markdown, href) => {
  const link = shown(markdown).querySelector('a');
  expect(link?.getAttribute('href')).toBe(href);
  expect(link?.rel).toBe('noopener noreferrer nofollow ugc');
});

const inert: readonly (readonly [markdown: string, text: string])[] = [
  ['[Bases](https://evil.example)', 'Bases (https://evil.example)'],
  ['[www.rfetm.es](https://evil.example)', 'www.rfetm.es (https://evil.example)'],
  ['<https://topspin.example>', 'https://topspin.example'],
  ['<club@topspin.example>', 'club@topspin.example'],
];

it.each(inert)(
  'of somebody whom nobody trusts, %s shows where it leads and leads nowhere',
  (markdown, text) => {
    const container = shown(markdown, false);
    expect(container.querySelector('a')).toBeNull();
    expect(container.textContent).toBe(text);
  },
);

it('a row of a list has its words alone', () => {
  const { container } = render(<Brief text={'# Liga\n\n**Cuatro** pruebas:\n\n* una\n* otra'} />);
  expect(container.textContent).toBe('Liga Cuatro pruebas: una otra');
});
