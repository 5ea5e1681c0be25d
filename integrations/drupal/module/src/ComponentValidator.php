<?php

declare(strict_types=1);

namespace Drupal\uni_elements;

use Drupal\Core\Plugin\Component;
use Drupal\Core\Theme\Component\ComponentValidator as CoreValidator;

/**
 * Takes an empty prop of the elements' components for one that is not given.
 *
 * A field without a value gives NULL or an empty text, which the templates leave out. Their schemas cannot say so: Drupal
 * Canvas takes no component whose choices have an empty one.
 */
class ComponentValidator extends CoreValidator {

  /**
   * {@inheritdoc}
   */
  public function validateProps(array $context, Component $component): bool {
    if (str_starts_with($component->getPluginId(), 'uni_elements:')) {
      $names = array_keys($component->metadata->schema['properties'] ?? []);
      $context = self::given(array_intersect_key($context, array_flip($names))) + array_diff_key($context, array_flip($names));
    }
    return parent::validateProps($context, $component);
  }

  /**
   * The values that say something, in rows and objects too.
   *
   * @param array $values
   *   Props, or the fields of one of them.
   */
  private static function given(array $values): array {
    $given = array_filter($values, fn (mixed $value): bool => $value !== NULL && $value !== '');
    $given = array_map(fn (mixed $value): mixed => is_array($value) ? self::given($value) : $value, $given);
    return array_is_list($values) ? array_values($given) : $given;
  }

}
