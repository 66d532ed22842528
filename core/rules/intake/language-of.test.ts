import { expect, test } from 'vitest';
import { languageOf } from './language-of.ts';

test.each([
  ['en', 'Please remove the copies of our film from your site. https://example.com/die/der/das'],
  [
    'de',
    'Bitte entfernen Sie die Kopien, die auf Ihrer Website nicht mit unserer Erlaubnis stehen und wir sind die Inhaber.',
  ],
  ['fr', 'Veuillez retirer les copies de notre film, que vous publiez sur votre site sans une autorisation.'],
  ['es', 'Retiren las copias de nuestra película que están en los servidores de usted, por favor, para el día 3.'],
  ['ja', '弊社の著作物の複製をお客様のサイトから削除してくださいますようお願いいたします。'],
  ['zh', '请您从贵网站上删除未经我们许可的我们作品的所有复制品，非常感谢您的合作与理解。'],
  ['ru', 'Пожалуйста, удалите копии нашего фильма с вашего сайта.'],
  ['en', ''],
  ['en', '12345'],
])('a letter in %s', (language, text) => {
  expect(languageOf(text)).toBe(language);
});
