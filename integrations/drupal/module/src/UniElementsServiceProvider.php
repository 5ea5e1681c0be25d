<?php

declare(strict_types=1);

namespace Drupal\uni_elements;

use Drupal\Core\DependencyInjection\ContainerBuilder;
use Drupal\Core\DependencyInjection\ServiceProviderBase;
use Drupal\Core\Theme\Component\ComponentValidator as CoreValidator;

/**
 * Has the props of the elements' components checked without those that are empty.
 */
class UniElementsServiceProvider extends ServiceProviderBase {

  /**
   * {@inheritdoc}
   */
  public function alter(ContainerBuilder $container): void {
    if ($container->hasDefinition(CoreValidator::class)) {
      $container->getDefinition(CoreValidator::class)->setClass(ComponentValidator::class);
    }
  }

}
